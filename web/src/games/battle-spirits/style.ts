/** The looks of the mat; whoever draws a part of it imports this once. */
import "./tokens.css";
import "./mat.css";
import "./band.css";
import "./card.css";
import "./narrow.css";
import "./details.css";

/** The looks of the mat; whoever draws a part of it imports this once. */
import "../../mat/style";
import "./mat.css";
import "./card.css";
import "./apart.css";
import "./cores.css";
import "./narrow.css";
import "./details.css";

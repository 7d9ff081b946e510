/** The looks that the mats of all games share; a game's own follow them. */
import "./tokens.css";
import "./mat.css";
import "./band.css";
import "./card.css";
import "./narrow.css";
import "./details.css";

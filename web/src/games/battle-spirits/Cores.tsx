/** Cores: small gems that can be seen, touched and dragged; the Soul Core has a form of its own. */
import type { JSX } from "preact";
import { thing } from "../../mat/thing";
import { actionText, joined } from "../../mat/words";
import { t } from "../../texts";
import type { Cores } from "../../wire";
import type { Interactive } from "../interactive";
import { coresText } from "./words";

/** So many are drawn at most; where more lie, a number says how many. */
const DRAWN = 12;
/** From here on they lie close on a card, and on a small one as a few and a number. */
const MANY = 7;

export function CoreGem({ soul = false }: { soul?: boolean }): JSX.Element {
  return (
    <svg
      class={soul ? "mat-piece bs-core bs-core-soul" : "mat-piece bs-core"}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {soul ? (
        <>
          <path
            class="bs-core-body"
            d="M12 0.8L15.4 8.6L23.2 12L15.4 15.4L12 23.2L8.6 15.4L0.8 12L8.6 8.6Z"
          />
          <path class="bs-core-shine" d="M12 7L13.6 10.4L17 12L13.6 13.6L12 17L10.4 13.6L7 12L10.4 10.4Z" />
        </>
      ) : (
        <>
          <path class="bs-core-body" d="M12 1.5L21.1 6.8V17.2L12 22.5L2.9 17.2V6.8Z" />
          <path class="bs-core-shine" d="M12 4.6L17.8 8L12 11.4L6.2 8Z" />
        </>
      )}
    </svg>
  );
}

interface CoresProps {
  cores: Cores;
  interactive: Interactive;
  /** What the place is called, for the accessible name. */
  place: string;
  /** Cores that are none of the field: said so. */
  held?: boolean;
  /** Shown even when nothing lies there: cores may be put there. */
  always?: boolean;
}

/** The cores of a place: one button for the normal ones, one for the Soul Core. */
export function CoreRow({
  cores,
  interactive,
  place,
  held = false,
  always = false,
}: CoresProps): JSX.Element {
  const isDrawn = cores.count > 0 && cores.count <= DRAWN;
  const lit = interactive.highlight(cores.ref) !== "";
  const label = (what: string, ref: string) =>
    joined([
      t("mat-in", { place, what: held ? t("bs-cores-held", { cores: what }) : what }),
      actionText(ref, interactive),
    ]);
  const count = { ...cores, soul: false };
  return (
    <span class={`bs-cores${cores.count >= MANY ? " bs-cores-many" : ""}`}>
      {(cores.count > 0 || always || lit) && (
        <button
          type="button"
          {...thing(cores.ref, interactive, "bs-cores-normal")}
          data-pieces="normal"
          tabIndex={lit ? 0 : -1}
          aria-label={label(coresText(count), cores.ref)}
        >
          {Array.from({ length: Math.min(cores.count, DRAWN) }, (_, index) => (
            <CoreGem key={index} />
          ))}
          {(cores.count >= MANY || (cores.count === 0 && !cores.soul)) && (
            <b class={isDrawn ? "bs-cores-count bs-cores-drawn" : "bs-cores-count"}>{cores.count}</b>
          )}
        </button>
      )}
      {cores.soul && (
        <button
          type="button"
          {...thing(cores.soul_ref, interactive, "bs-cores-soul")}
          data-pieces="soul"
          tabIndex={interactive.highlight(cores.soul_ref) === "" ? -1 : 0}
          aria-label={label(t("bs-soul-core"), cores.soul_ref)}
        >
          <CoreGem soul />
        </button>
      )}
    </span>
  );
}

/**
 * Ways: the options of a decision by the things on the board that they are about.
 *
 * An option names refs in the order in which they are touched; where it leads on to a further question that is
 * one thing to a player, each answer of that makes a way of its own. No rule is known here.
 */
import type { Decision, Option } from "../wire";

export interface Way {
  /** The answers to be sent, the first to this decision. */
  options: readonly Option[];
  /** What is touched on the way, in order. */
  refs: readonly string[];
  label: string;
  hint: string;
  /** What the player would lose, empty for nothing. */
  warning: string;
  /** Index of the first option. */
  index: number;
  isDefault: boolean;
}

/** What the kernel calls the suggestion of a whole payment. */
const PLAN = "plan";

/** All ways of a decision, in the order of its options. */
export function waysOf(decision: Decision | null | undefined): Way[] {
  if (!decision?.mine) return [];
  const ways = decision.options.flatMap((option, index) =>
    expand([option], index, index === decision.default),
  );
  return ways.map((way) => placed(way, ways));
}

/** A plan whose cores all lie at one place that no other way begins at: touching them can mean the plan alone. */
function placed(way: Way, ways: readonly Way[]): Way {
  const [plan] = way.options;
  const [ref] = plan?.refs ?? [];
  if (plan?.verb !== PLAN || way.options.length > 1 || plan.refs.length > 1 || ref === undefined) return way;
  return ways.some((other) => other.refs[0] === ref) ? way : { ...way, refs: [ref] };
}

function expand(path: readonly Option[], index: number, isDefault: boolean): Way[] {
  const last = path[path.length - 1];
  if (last && last.follow.length > 0) {
    return last.follow.flatMap((next, place) => expand([...path, next], index, isDefault && place === 0));
  }
  return [wayOf(path, index, isDefault)];
}

/** The way that a path of options is. */
export function wayOf(path: readonly Option[], index: number, isDefault: boolean): Way {
  const said = path.map((option) => option.label).filter((label) => label !== "");
  return {
    options: path,
    // A plan is a whole payment: touching one of its cores means that core, not the plan.
    refs: path.flatMap((option) => (option.verb === PLAN ? [] : option.refs)),
    label: said.join(" → "),
    hint: path.map((option) => option.hint).find((hint) => hint !== "") ?? "",
    warning: path
      .map((option) => option.warning)
      .filter((warning) => warning !== "")
      .join(" "),
    index,
    isDefault,
  };
}

/** What is left to be said of a way after so many things were touched: answers that are given by them are not. */
export function labelFrom(way: Way, touched: number): string {
  let seen = 0;
  const rest = way.options.filter((option, index) => {
    seen += option.refs.length;
    const isGiven = option.refs.length > 0 && seen <= touched && index < way.options.length - 1;
    return !isGiven && option.label !== "";
  });
  return rest.map((option) => option.label).join(" → ");
}

/** The ways that begin with what was touched. */
export function narrowed(ways: readonly Way[], touched: readonly string[]): Way[] {
  return ways.filter((way) => touched.every((ref, place) => way.refs[place] === ref));
}

/** Whether a way has nothing on the board to touch: it needs a button. */
export function isPlaceless(way: Way): boolean {
  return way.refs.length === 0;
}

/** Moments: the places along the log that a player can look back at; each line names the one that it led to. */
import type { LogLine } from "../wire";

/** The moments that lines tell of which say something, the first one first. */
export function momentsOf(log: readonly LogLine[]): number[] {
  return [...new Set(log.filter((line) => !line.quiet).map((line) => line.position))].sort((a, b) => a - b);
}

/** The moment that the log has come to; -1 before anything happened. */
export function lastMoment(log: readonly LogLine[]): number {
  return log[log.length - 1]?.position ?? -1;
}

/** The next moment before or after one, undefined where there is none. */
export function beside(log: readonly LogLine[], position: number, direction: -1 | 1): number | undefined {
  const moments = momentsOf(log);
  return direction < 0
    ? moments.findLast((one) => one < position)
    : moments.find((one) => one > position && one < lastMoment(log));
}

/** The line that says best what had just happened at a moment. */
export function lineAt(log: readonly LogLine[], position: number): LogLine | undefined {
  const before = log.filter((line) => line.position <= position);
  return before.findLast((line) => !line.quiet) ?? before[before.length - 1];
}

/** Which side one plays from a position, and how well the computer plays the other: for replays and the editor. */
import type { JSX } from "preact";
import type { BotInfo } from "../wire";

interface SidePickerProps<Side extends string> {
  title: string;
  sides: readonly Side[];
  side: Side;
  nameOf(side: Side): string;
  onChange(side: Side): void;
}

export function SidePicker<Side extends string>(props: SidePickerProps<Side>): JSX.Element {
  const { title, sides, side, nameOf, onChange } = props;
  return (
    <fieldset class="stack">
      <legend>{title}</legend>
      {sides.map((one) => (
        <label key={one} class="row">
          <input type="radio" name="side" checked={side === one} onChange={() => onChange(one)} />
          {nameOf(one)}
        </label>
      ))}
    </fieldset>
  );
}

interface LevelPickerProps {
  id: string;
  title: string;
  bot: BotInfo;
  level: number;
  onChange(level: number): void;
}

export function LevelPicker({ id, title, bot, level, onChange }: LevelPickerProps): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={String(level)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        {bot.levels.map(({ number, title: name }) => (
          <option key={number} value={String(number)}>
            {name}
          </option>
        ))}
      </select>
      <span class="soft" id={`${id}-hint`}>
        {bot.levels.find(({ number }) => number === level)?.hint}
      </span>
    </div>
  );
}

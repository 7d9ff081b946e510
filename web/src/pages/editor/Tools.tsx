/** What can be done with a position: play it, keep it, take it from a file or to one. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { toast } from "../../parts/toasts";
import { navigate } from "../../router";
import { repairKey } from "../../tables";
import { t } from "../../texts";
import type { Edited, GameInfo } from "../../wire";
import { PlayDialog, SaveDialog } from "./Dialogs";
import type { Model } from "./game";
import type { Editor } from "./store";

/** Characters of a text that the server takes. */
export const LARGEST = 100_000;

interface ToolsProps<P extends Edited, S, M> {
  editor: Editor<P, S, M>;
  model: Model<P, S, M>;
  game: GameInfo | null;
}

export function Tools<P extends Edited, S, M>({ editor, model, game }: ToolsProps<P, S, M>): JSX.Element {
  const [shown, setShown] = useState<"" | "play" | "save">("");
  const file = useRef<HTMLInputElement>(null);
  const checked = editor.checked.value;
  const fine = checked !== null && !checked.problem && !editor.busy.value && editor.fault.value === "";
  const repair = new URLSearchParams(location.search).get("repair");
  async function load(chosen: File | undefined) {
    if (!chosen) return;
    if (chosen.size > LARGEST) toast(t("editor-file-large"));
    else editor.write(await chosen.text());
  }
  function download() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([editor.text.peek()], { type: "application/toml" }));
    link.download = "position.toml";
    link.click();
    URL.revokeObjectURL(link.href);
  }
  function propose(table: string) {
    sessionStorage.setItem(repairKey(table), editor.text.peek());
    navigate(`/table/${encodeURIComponent(table)}`);
  }
  return (
    <div class="row editor-tools">
      {repair && (
        <button type="button" class="button primary" disabled={!fine} onClick={() => propose(repair)}>
          {t("editor-repair")}
        </button>
      )}
      <button
        type="button"
        class={repair ? "button" : "button primary"}
        disabled={!fine || !game}
        onClick={() => setShown("play")}
      >
        {t("editor-play")}
      </button>
      <button type="button" class="button" disabled={!editor.mayUndo.value} onClick={() => editor.undo()}>
        {t("editor-undo")}
      </button>
      <button type="button" class="button" disabled={!fine} onClick={() => setShown("save")}>
        {t("editor-save")}
      </button>
      <button type="button" class="button" onClick={() => file.current?.click()}>
        {t("editor-load-file")}
      </button>
      <input
        ref={file}
        type="file"
        accept=".toml,text/plain"
        hidden
        onChange={(event) => load(event.currentTarget.files?.[0])}
      />
      <button type="button" class="button" disabled={editor.text.value === ""} onClick={download}>
        {t("editor-download")}
      </button>
      <button type="button" class="button" onClick={() => editor.change(model.empty())}>
        {t("editor-empty")}
      </button>
      {shown === "play" && game && (
        <PlayDialog game={game} text={editor.text.value} onClose={() => setShown("")} />
      )}
      {shown === "save" && (
        <SaveDialog game={editor.game} text={editor.text.value} onClose={() => setShown("")} />
      )}
    </div>
  );
}

/** Annotations of a replay: the list, and the form that adds one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { request, said } from "../../api";
import { toast } from "../../parts/toasts";
import { playerName } from "../../settings";
import { t } from "../../texts";
import type { NewNote, Note, Notes } from "../../wire";
import type { ReplayStore } from "./store";

export const MAX_NOTE = 1000;

interface NotesProps {
  id: string;
  token: string;
  store: ReplayStore;
  notes: Notes | null;
  onChange(notes: Notes): void;
}

export function NotesPanel({ id, token, store, notes, onChange }: NotesProps): JSX.Element {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const position = store.position.value;
  const base = `/api/replays/${encodeURIComponent(id)}/notes`;

  async function change(path: string, method: "POST" | "DELETE", body?: NewNote): Promise<boolean> {
    setBusy(true);
    try {
      onChange(await request<Notes>(path, { method, token, ...(body ? { body } : {}) }));
      return true;
    } catch (error) {
      toast(said(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <section class="replay-notes stack" aria-label={t("replay-notes")}>
      {notes?.notes.length === 0 && <p class="soft">{t("replay-no-notes")}</p>}
      <ul class="plain stack">
        {notes?.notes.map((note) => (
          <li
            key={note.id}
            class="replay-note"
            aria-current={note.position === position ? "step" : undefined}
          >
            <div class="row">
              <button type="button" class="button small" onClick={() => store.go(note.position)}>
                {t("replay-note-at", { position: note.position })}
              </button>
              {note.author && <span class="soft">{note.author}</span>}
              {note.mine && (
                <button
                  type="button"
                  class="button quiet small"
                  disabled={busy}
                  aria-label={t("replay-note-remove")}
                  onClick={() => change(`${base}/${encodeURIComponent(note.id)}`, "DELETE")}
                >
                  <span aria-hidden="true">✕</span>
                </button>
              )}
            </div>
            <p class="replay-note-text">{note.text}</p>
          </li>
        ))}
      </ul>
      {notes?.may && (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const note = { position, text, author: playerName.value };
            change(base, "POST", note).then((done) => done && setText(""));
          }}
        >
          <div class="field">
            <label for="note">{t("replay-note-new", { position })}</label>
            <textarea
              id="note"
              rows={3}
              maxLength={MAX_NOTE}
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
          </div>
          <div class="row">
            <button type="submit" class="button" disabled={busy || text.trim() === ""}>
              {t("replay-note-add")}
            </button>
          </div>
        </form>
      )}
      {notes && !notes.may && <p class="soft">{t("replay-notes-who")}</p>}
    </section>
  );
}

/** The annotations at a position. */
export function notesAt(notes: readonly Note[], position: number): readonly Note[] {
  return notes.filter((note) => note.position === position);
}

/** The dialogs of a table: invitation, auto-pass, conceding, a report, the keys. */
import { useEffect, useId, useState } from "preact/hooks";
import { request, said } from "../api";
import { Dialog } from "../parts/Dialog";
import { toast } from "../parts/toasts";
import { knownTable, repairKey } from "../tables";
import { t } from "../texts";
import type { AutoSettings, NewReport, ReportMade } from "../wire";
import type { TableStore } from "./store";

interface StoreDialogProps {
  store: TableStore;
  onClose(): void;
}

/** Links to hand on, and the waiting for who follows them. */
export function InviteDialog({ store, onClose }: StoreDialogProps) {
  const state = store.tableState.value;
  if (!state) return null;
  const known = knownTable(state.id);
  const waits = state.status === "waiting";
  const me = state.players[state.you];
  // Until its first answer a match may still be opened to spectators.
  const mayOpen = state.status !== "running" || store.update.value?.position === 0;
  return (
    <Dialog title={t("invite-title")} onClose={onClose}>
      {waits && known?.invite && (
        <>
          <p>{t("invite-text")}</p>
          <CopyLink label={t("invite-link")} url={linkTo(state.id, known.invite)} />
          <p class="soft" aria-live="polite">
            <span aria-hidden="true">… </span>
            {t("invite-waiting")}
          </p>
        </>
      )}
      {state.options.spectators && known?.watch && (
        <CopyLink label={t("invite-watch")} url={linkTo(state.id, known.watch)} />
      )}
      {mayOpen && me && state.options.spectators && (
        <label class="row">
          <input
            type="checkbox"
            checked={me.hands}
            onChange={(event) => store.allowHands(event.currentTarget.checked)}
          />
          {t("invite-hands")}
        </label>
      )}
      {!waits && !known?.watch && <p>{t("invite-none")}</p>}
    </Dialog>
  );
}

function linkTo(id: string, token: string): string {
  return `${location.origin}/table/${encodeURIComponent(id)}#${token}`;
}

function CopyLink({ label, url }: { label: string; url: string }) {
  const [copied, setCopied] = useState(false);
  const field = useId();
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // A page without the right to write the clipboard leaves the link selected.
      const input = document.getElementById(field);
      if (input instanceof HTMLInputElement) input.select();
    }
  }
  return (
    <div class="field">
      <label for={field}>{label}</label>
      <div class="copy-link">
        <input
          id={field}
          type="text"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button primary" onClick={copy}>
          {t(copied ? "invite-copied" : "invite-copy")}
        </button>
      </div>
      <span class="spoken" aria-live="polite">
        {copied ? t("invite-copied") : ""}
      </span>
    </div>
  );
}

const MODES: readonly AutoSettings["mode"][] = ["ask", "smart", "window"];

/** What the server answers for this seat. */
export function AutoDialog({ store, windows, onClose }: StoreDialogProps & { windows: readonly string[] }) {
  const auto = store.update.value?.auto;
  const solo = store.tableState.value?.solo;
  if (!auto) return null;
  return (
    <Dialog title={t("auto-title")} onClose={onClose}>
      <p class="soft">{t("auto-text", { solo: solo ? "yes" : "no" })}</p>
      <fieldset class="stack">
        <legend class="spoken">{t("auto-title")}</legend>
        {MODES.map((mode) => (
          <label key={mode} class="row">
            <input
              type="radio"
              name="auto-mode"
              checked={auto.mode === mode}
              onChange={() => store.setAuto({ ...auto, mode })}
            />
            <span>
              <strong>{t("auto-mode", { mode })}</strong>{" "}
              <span class="soft">
                {t("auto-mode-hint", { mode: solo && mode === "smart" ? "smart-solo" : mode })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      {auto.mode === "window" && (
        <fieldset class="stack">
          <legend>{t("auto-windows")}</legend>
          {windows.map((one) => (
            <label key={one} class="row">
              <input
                type="checkbox"
                checked={auto.windows.includes(one)}
                onChange={(event) => {
                  const rest = auto.windows.filter((other) => other !== one);
                  store.setAuto({ ...auto, windows: event.currentTarget.checked ? [...rest, one] : rest });
                }}
              />
              {t(`window-${one}`)}
            </label>
          ))}
        </fieldset>
      )}
      {auto.always.length > 0 && (
        <div class="row">
          <span>{t("auto-always", { count: auto.always.length })}</span>
          <button type="button" class="button small" onClick={() => store.setAuto({ ...auto, always: [] })}>
            {t("auto-always-clear")}
          </button>
        </div>
      )}
    </Dialog>
  );
}

export function ConcedeDialog({ store, onClose }: StoreDialogProps) {
  return (
    <Dialog
      title={t("concede-title")}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {t("concede-no")}
          </button>
          <button
            type="button"
            class="button danger"
            onClick={() => {
              store.concede();
              onClose();
            }}
          >
            {t("concede-yes")}
          </button>
        </>
      }
    >
      <p>{t("concede-text")}</p>
    </Dialog>
  );
}

/** A report of a suspected fault, and the proposal of a repaired position to go on from. */
export function ReportDialog({ store, token, onClose }: StoreDialogProps & { token: string }) {
  const [text, setText] = useState("");
  const id = store.tableState.value?.id ?? "";
  // What the board editor hands over is taken once.
  const [handed] = useState(() => sessionStorage.getItem(repairKey(id)) ?? "");
  const [repair, setRepair] = useState(handed);
  const box = useId();
  const repairBox = useId();
  useEffect(() => sessionStorage.removeItem(repairKey(id)), [id]);
  async function send() {
    const body: NewReport = { text };
    try {
      const made = await request<ReportMade>(`/api/tables/${encodeURIComponent(id)}/report`, {
        method: "POST",
        body,
        token,
      });
      toast(t("report-made", { id: made.id }), "good");
      onClose();
    } catch (error) {
      toast(said(error));
    }
  }
  return (
    <Dialog
      title={t("report-title")}
      onClose={onClose}
      actions={
        <button type="button" class="button primary" disabled={text.trim() === ""} onClick={send}>
          {t("report-send")}
        </button>
      }
    >
      <p>{t("report-text")}</p>
      <div class="field">
        <label for={box}>{t("report-what")}</label>
        <textarea
          id={box}
          rows={4}
          maxLength={2000}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <details open={handed !== ""}>
        <summary>{t("report-repair")}</summary>
        <p>
          <a href={`/editor?repair=${encodeURIComponent(id)}`}>{t("report-repair-edit")}</a>
        </p>
        <div class="field">
          <label for={repairBox}>{t("report-repair-text")}</label>
          <textarea
            id={repairBox}
            rows={6}
            spellcheck={false}
            value={repair}
            onInput={(event) => setRepair(event.currentTarget.value)}
          />
          <div class="row">
            <button
              type="button"
              class="button"
              disabled={repair.trim() === ""}
              onClick={() => {
                store.propose("repair", repair);
                onClose();
              }}
            >
              {t("report-repair-propose")}
            </button>
          </div>
        </div>
      </details>
    </Dialog>
  );
}

/** The keys, in the order in which a match uses them. */
const KEYS: readonly (readonly [string, string])[] = [
  ["Space", "space"],
  ["1 – 9", "digits"],
  ["0", "all"],
  ["← ↑ → ↓", "arrows"],
  ["Enter", "enter"],
  ["I", "inspect"],
  ["P", "pass"],
  ["E", "end"],
  ["U", "undo"],
  ["Esc", "escape"],
  ["L", "log"],
  ["C", "chat"],
  ["B", "board"],
  ["?", "help"],
];

/** Those of them that do something for who looks on. */
const LOOKING: ReadonlySet<string> = new Set(["arrows", "inspect", "escape", "log", "chat", "board", "help"]);

export function KeysDialog({ plays, onClose }: { plays: boolean; onClose(): void }) {
  return (
    <Dialog title={t("keys-title")} onClose={onClose}>
      <dl class="keys">
        {KEYS.filter(([, name]) => plays || LOOKING.has(name)).map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key === "Space" ? t("key-space") : key}</kbd>
            </dt>
            <dd>{t("keys-what", { key: name })}</dd>
          </div>
        ))}
      </dl>
      <p class="soft">{t("keys-touch")}</p>
    </Dialog>
  );
}

/** Bringing a record to be looked at: a file, or text that is pasted. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { request, said } from "../../api";
import { toast } from "../../parts/toasts";
import { navigate } from "../../router";
import { remember } from "../../settings";
import { language, t } from "../../texts";
import type { ReplayMade } from "../../wire";

export function UploadRecord(): JSX.Element {
  const [busy, setBusy] = useState(false);

  async function bring(file: File) {
    setBusy(true);
    try {
      const body = { text: await file.text(), language: language.value };
      const made = await request<ReplayMade>(`/api/replays?language=${language.value}`, {
        method: "POST",
        body,
      });
      remember(`replay.${made.id}`, made.token);
      navigate(`/replay/${encodeURIComponent(made.id)}`);
    } catch (error) {
      toast(said(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div class="field">
      <label for="record">{t("replay-upload")}</label>
      <input
        id="record"
        type="file"
        accept=".taisen,.txt,text/plain"
        disabled={busy}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = "";
          if (file) bring(file);
        }}
      />
    </div>
  );
}

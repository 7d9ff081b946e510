/** Where one says how one wants to be called; remembered for every table. */
import { playerName } from "../settings";
import { t } from "../texts";

export function NameField() {
  return (
    <div class="field">
      <label for="name">{t("home-name")}</label>
      <input
        id="name"
        type="text"
        maxLength={32}
        autocomplete="nickname"
        value={playerName.value}
        onInput={(event) => {
          playerName.value = event.currentTarget.value;
        }}
      />
    </div>
  );
}

/** Language and theme, at the head of every page. */
import { type Theme, theme } from "../settings";
import { LANGUAGE_NAMES, LANGUAGES, language, setLanguage, t } from "../texts";
import type { Language } from "../wire";

const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export function Settings() {
  return (
    <div class="settings">
      <select
        aria-label={t("settings-language")}
        value={language.value}
        onChange={(event) => setLanguage(event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {LANGUAGE_NAMES[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={t("settings-theme")}
        value={theme.value}
        onChange={(event) => {
          theme.value = event.currentTarget.value as Theme;
        }}
      >
        {THEMES.map((one) => (
          <option key={one} value={one}>
            {t("settings-theme-name", { theme: one })}
          </option>
        ))}
      </select>
    </div>
  );
}

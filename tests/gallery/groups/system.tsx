import type { Groups } from "../specimen.ts";
import { words } from "../words.ts";

const sizes = ["tiny", "small", "text", "large", "title", "display"] as const;

/** What there is to build with, each with the words for when to use it: app/ui/_tokens.css. */
export const system: Groups = {
  system: [
    {
      name: "Letters: tiny, small, text, large, title, display",
      rules: sizes.map((size) => `.of-${size}{font-size:var(--${size})}`).join(""),
      draw: (language) =>
        sizes.map((size) => (
          <p key={size} className={`of-${size}`}>
            {words(language)(`when/${size}`)}
          </p>
        )) as unknown as React.ReactElement,
    },
    {
      name: "Buttons: .button, .button-quiet, .bar-button, .language-here",
      sheets: ["stage", "form"],
      draw: (language) => {
        const t = words(language);
        return (
          <>
            {(["primary", "quiet", "compact", "plain"] as const).map((kind) => (
              <p key={kind}>
                <button type="button" className={classOf[kind]}>
                  {t(`when/${kind}`)}
                </button>
              </p>
            ))}
          </>
        );
      },
    },
    {
      name: "Disclosures: details, .help; callouts: .notice, .remark",
      sheets: ["form"],
      draw: (language) => {
        const t = words(language);
        return (
          <>
            <details>
              <summary>{t("when/fold")}</summary>
              <p>{t("when/fold")}</p>
            </details>
            <details className="help">
              <summary>{t("when/line")}</summary>
              <p>{t("when/line")}</p>
            </details>
            <p className="notice">{t("when/notice")}</p>
            <div className="form-section">
              <div className="remark remark-information">
                <p>{t("when/remark")}</p>
              </div>
            </div>
          </>
        );
      },
    },
  ],
};

const classOf = {
  primary: "button",
  quiet: "button-quiet",
  compact: "bar-button",
  plain: "language-here",
};

import { address, htmlLang, otherLanguage } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Icon } from "./icon.tsx";
import { usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

export interface FormOnPage {
  id: string;
  submit: string;
  /** Enter's intent; Next by default. */
  intent?: string;
  /** Saves what is typed and shows the page again. */
  saves?: string;
}

/** With a form it is a submit button, to keep what was typed. Enter presses the first one, so a hidden one leads. */
export function LanguageToggle({ form }: { form: FormOnPage | undefined }) {
  const { language, path, search } = usePage();
  const t = shellWords(language);
  const other = otherLanguage(language);
  const name = (
    <>
      <Icon shape="language" />
      <span lang={htmlLang[other]}>{t("language/toggle")}</span>
    </>
  );
  return (
    <div className="language">
      {form ? (
        <>
          <button hidden form={form.id} type="submit" name="intent" value={form.intent ?? "next"}>
            {form.submit}
          </button>
          <button className="tool" form={form.id} type="submit" name="intent" value="language">
            {name}
          </button>
        </>
      ) : (
        <a className="tool" href={address(other, path) + search} hrefLang={htmlLang[other]}>
          {name}
        </a>
      )}
      <button
        type="button"
        className="tip-button opens"
        {...{ popovertarget: "language-tip" }}
        aria-label={t("language/about")}
      >
        <Icon shape="info" />
      </button>
      <div className="tip" id="language-tip" {...{ popover: "auto" }}>
        <p>
          <Rich text={t("language/hint")} />
        </p>
      </div>
    </div>
  );
}

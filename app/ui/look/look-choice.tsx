import { Fragment } from "react";
import { address } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "../page-context.tsx";
import { looks } from "./look.ts";

const shellWords = wordsOf("i18n");

/** A form of its own that does not send what is typed, so no page with another form has it. */
export function LookChoice() {
  const { language, path, search, look } = usePage();
  const t = shellWords(language);
  return (
    <form id="looks" className="looks" action="/look" aria-label={t("look/label")}>
      <input type="hidden" name="next" value={address(language, path) + search} />

      {looks.map((each) => (
        <Fragment key={each}>
          <button type="submit" name="look" value={each} aria-pressed={each === look}>
            {t(`look/${each}`)}
          </button>{" "}
        </Fragment>
      ))}
    </form>
  );
}

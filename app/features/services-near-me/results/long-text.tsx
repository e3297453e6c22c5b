import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";

const words = wordsOf("services-near-me");

/** Longer texts show this many characters and the rest of the word. */
const long = 300;
const shown = 150;

export function cutText(text: string): [seen: string, rest: string] {
  const letters = [...tidy(text)];
  if (letters.length < long) return [letters.join(""), ""];
  const endOfWord = letters.findIndex((letter, at) => at >= shown && /\s/u.test(letter));
  const end = endOfWord < 0 ? letters.length : endOfWord;
  return [letters.slice(0, end).join(""), letters.slice(end).join("").trim()];
}

/** Trims lines and keeps at most one empty line between them. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** A provider's own words, in English as they came. Folded text is in the page only once, after what is seen. */
export function LongText({ text, about }: { text: string; about: string }) {
  const { language } = usePage();
  const t = words(language);
  const [seen, rest] = cutText(text);
  const lang = language === "en" ? undefined : htmlLang.en;
  return (
    <>
      <p className="own-words" lang={lang}>
        {rest ? `${seen} …` : seen}
      </p>
      {rest && (
        <details className="rest">
          <summary>
            <span className="when-closed">{t("service/more")}</span>
            <span className="when-open">{t("service/less")}</span>
            <span className="visually-hidden">: {about}</span>
          </summary>
          <p className="own-words" lang={lang}>
            {rest}
          </p>
        </details>
      )}
    </>
  );
}

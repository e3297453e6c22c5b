import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

const words = wordsOf("services-near-me");

export function SourceWord({ table, word }: { table: "kinds" | "facts"; word: string }) {
  const { language } = usePage();
  const ours = words(language).find(`${table}/${nameOf(word)}`);
  return ours ? <Rich text={ours} /> : <SourceText text={word} />;
}

export function SourceText({ text }: { text: string }) {
  const { language } = usePage();
  return language === "en" ? text : <span lang={htmlLang.en}>{text}</span>;
}

/** "State : Integrated" is `state-integrated`. */
const nameOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-");

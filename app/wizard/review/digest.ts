import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import type { ReviewedStep } from "./reviewed-steps.ts";

const formWords = wordsOf("forms");

/** Names of questions; of rows with empty brackets, such as `children[].first_name`. */
export interface Telling {
  /** The name of one person. */
  readonly names: readonly string[];
  /** Of a yes or no with its question. */
  readonly others: readonly string[];
}

/** What tells of a step at a glance. */
export function digestOf({ sections }: ReviewedStep, language: Language, telling: Telling): string {
  const none = formWords(language)("answers/none");
  const lines = sections.flatMap(({ lines }) => lines).filter(({ answer }) => answer !== none);
  const among = (names: readonly string[]) =>
    lines.filter(({ name }) => names.includes(name.replaceAll(/\[\d+\]/g, "[]")));
  const name = among(telling.names)
    .map(({ answer }) => answer)
    .filter((answer) => answer !== "-")
    .join(" ");
  const others = among(telling.others).map(({ name, label, answer }) =>
    answer.length > 4 || name.includes("[") ? answer : `${plain(label)}: ${answer}`,
  );
  return [...new Set([name, ...others])].filter(Boolean).join(" · ");
}

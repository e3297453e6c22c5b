import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { plain } from "#app/ui/rich.tsx";
import type { ReviewedStep } from "#app/wizard/review/reviewed-steps.ts";

const formWords = wordsOf("forms");

/** What tells of a step at a glance; of a yes or no with its question. */
const telling = [
  ...["child", "mother", "father"].flatMap((who) => [`${who}.firstNames`, `${who}.surname`]),
  "child.birthDate",
  "parentRelationship",
  "bestStart.wanted",
  "ird.applyForNumber",
  "orderBirthCertificate",
  "certificateOrder.productCode",
  "certificateOrder.quantity",
];

export function digestOf({ sections }: ReviewedStep, language: Language): string {
  const t = formWords(language);
  const isName = (name: string) => /\.(firstNames|surname)$/.test(name);
  const lines = sections
    .flatMap(({ lines }) => lines)
    .filter(({ name, answer }) => telling.includes(name) && answer !== t("answers/none"));
  const names = lines.filter(({ name, answer }) => isName(name) && answer !== "-");
  const others = lines.filter(({ name }) => !isName(name));
  return [
    names.map(({ answer }) => answer).join(" "),
    ...others.map(({ label, answer }) => (answer.length > 4 ? answer : `${plain(label)}: ${answer}`)),
  ]
    .filter(Boolean)
    .join(" · ");
}

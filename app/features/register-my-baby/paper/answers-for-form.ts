import { wordsOf } from "#app/i18n/words.ts";
import { filledInBy } from "../registry/filled-in-by.ts";
import { isNotKnown } from "../registry/not-known.ts";
import type { RegistrationState } from "../service.ts";
import { reviewedSteps } from "../steps/review/reviewed-steps.ts";

const formWords = wordsOf("forms");
const paperWords = wordsOf("register-my-baby/paper");

/** Ours alone: the paper form does not ask them. */
const notOnForm = [
  "mother.absence",
  "fillingIn.you",
  "fillingIn.who",
  "fillingIn.parent",
  "fillingIn.reason",
  "parentSameAddress",
];

/** In English, as the registrar and form BDM27 read; in the form's order: child, mother, other parent, relationship. */
export function answersForForm({ service, progress }: RegistrationState) {
  const unknown = paperWords("en")("sheet/unknown");
  const none = formWords("en")("answers/none");
  // The registrar reads "Mother" and "Father", whoever was "you" on the screen.
  const { answers } = progress;
  const { "fillingIn.you": _, ...named } = answers;
  return reviewedSteps({ service, progress: { ...progress, answers: named } }, "en").map(
    ({ name, heading, sections }) => ({
      name,
      heading,
      lines: sections
        .flatMap(({ lines }) => lines)
        .filter(({ name }) => !notOnForm.includes(name))
        .map((line) =>
          line.answer === none && isNotKnown(answers, line.name) ? { ...line, answer: unknown } : line,
        )
        .filter(({ answer }) => answer !== none),
    }),
  );
}

/** Without an answer: to be written by hand. */
export function signatureLines({ progress: { answers } }: RegistrationState) {
  const t = paperWords("en");
  return [
    { label: t("sheet/reason"), answer: filledInBy(answers) },
    { label: t("sheet/signature"), answer: undefined },
    { label: t("sheet/date"), answer: undefined },
  ];
}

import type { Answers } from "#app/forms/answers.ts";
import { type ReviewLine, review } from "#app/forms/review.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { evaluate, type StepState, stepNamed } from "#app/wizard/evaluate.ts";
import { wizardOf } from "#app/wizard/service.ts";
import { questionTexts, stepText } from "#app/wizard/texts.ts";
import type { RegistrationFacts } from "../facts.ts";
import { isSaid } from "../loss/lost.ts";
import { birthRegistration } from "../service.ts";
import type { Change } from "./changed-answers.tsx";
import type { OtherParentState } from "./open-agree.ts";
import { isShown, otherThan, secondIn, shownSteps } from "./shown.ts";
import { yourDetails } from "./steps/your-details.ts";

const formWords = wordsOf("forms");

/** What the other parent sees of each step. @param shown the first's answers as they were handed over */
export function shownLines(shown: Answers, facts: RegistrationFacts, language: Language) {
  const first = otherThan(secondIn(shown));
  // "You" is whoever filled that in: here somebody else reads it.
  const { "fillingIn.you": _, ...named } = shown;
  const texts = questionTexts(birthRegistration, language, named);
  const t = formWords(language);
  const progress = evaluate(wizardOf(birthRegistration, facts), shown, language);
  const linesOf = ({ step, answers, earlier }: StepState) =>
    review(step, answers, texts, t, earlier).filter(
      ({ name, answer }) =>
        isShown(name, first) &&
        isSaid(name, shown) &&
        answer !== t("answers/none") &&
        name !== "child.bornInNZ",
    );
  return shownSteps.flatMap((name) => {
    const state = stepNamed(progress, name);
    const lines = state ? linesOf(state) : [];
    const heading = stepText(birthRegistration, name, language, named).title;
    return lines.length > 0 ? [{ name, heading, lines }] : [];
  });
}

/** The second's own answers. @param answers as they are now, unless others are given */
export const ownLines = (
  { step, answers, earlier }: Pick<StepState, "step" | "answers" | "earlier">,
  { service, saved }: Pick<OtherParentState, "service" | "saved">,
  language: Language,
): ReviewLine[] =>
  review(step, answers, questionTexts(service, language, saved.answers), formWords(language), earlier);

/** What has changed since the second answered, of what they saw and of their own details. */
export function changesSince(
  { saved, facts, service, progress }: OtherParentState,
  language: Language,
): Change[] {
  const { reply } = saved;
  if (!reply?.facts) return [];
  const all = (shown: Answers) => shownLines(shown, facts, language).flatMap(({ lines }) => lines);
  const details = reply.is === "agreed" ? stepNamed(progress, yourDetails.name) : undefined;
  const own = (answers: Answers) =>
    details ? ownLines({ ...details, answers }, { service, saved }, language) : [];
  const none = formWords(language)("answers/none");
  return differences(
    [...all(reply.facts), ...own(reply.answers)],
    [...all(saved.facts), ...(details ? own(details.answers) : [])],
    none,
  );
}

function differences(before: readonly ReviewLine[], now: readonly ReviewLine[], none: string): Change[] {
  const names = [...new Set([...before, ...now].map(({ name }) => name))];
  return names.flatMap((name) => {
    const [old, current] = [before, now].map((lines) => lines.find((line) => line.name === name));
    const change = {
      name,
      label: (current ?? old)?.label ?? name,
      before: old?.answer ?? none,
      now: current?.answer ?? none,
    };
    return change.before === change.now ? [] : [change];
  });
}

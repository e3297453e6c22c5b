import { usePage } from "#app/ui/page-context.tsx";
import type { WizardProgress } from "#app/wizard/evaluate.ts";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import type { Titles } from "../person/titles.ts";
import type { PlacedMessage } from "./place-messages.ts";
import { MessagesAt } from "./registry-messages.tsx";
import { reviewedSteps } from "./reviewed-steps.ts";

interface AllAnswersProps {
  progress: WizardProgress;
  titles: Titles;
  messages: readonly PlacedMessage[];
  /** Questions without a link to change them. */
  unchangeable: readonly string[];
}

/** What the registry says about an answer replaces our own notes about it, and stands above all answers too. */
export const AllAnswers = ({ progress, titles, messages, unchangeable }: AllAnswersProps) => (
  <ReviewedAnswers
    steps={reviewedSteps(progress, usePage().language, titles)}
    isChangeable={(question) => !unchangeable.includes(question)}
    isAnnotated={(question) => messages.some(({ at }) => at?.question === question)}
    after={(question) => <MessagesAt question={question} messages={messages} />}
  />
);

import type { Answers } from "#app/forms/answers.ts";
import { changeAddress, type ReviewLine, review } from "#app/forms/review.ts";
import { visibleNotes } from "#app/forms/visible-notes.ts";
import { formWords } from "#app/forms/words.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { StepState, WizardProgress } from "#app/wizard/evaluate.ts";
import { stepPath } from "../../pages.ts";
import { readDay } from "../../read-answers.ts";
import { questionTexts, type StepName, stepText } from "../../step-texts.ts";
import { bestStartBegins } from "../other-services/money.ts";
import type { Titles } from "../person/titles.ts";
import { reviewWords } from "./words.ts";

export interface ReviewedLine extends Omit<ReviewLine, "section"> {
  /** Path of its question, without language prefix. */
  change: string;
  /** Warnings about it. */
  notes: readonly string[];
}

export interface ReviewedSection {
  name: string;
  heading: string | undefined;
  lines: readonly ReviewedLine[];
}

export interface ReviewedStep {
  name: StepName;
  heading: string;
  sections: readonly ReviewedSection[];
}

/** Steps before the review that have questions, in page order. */
export function reviewedSteps({ steps }: WizardProgress, language: Language, titles: Titles): ReviewedStep[] {
  return steps
    .slice(0, -1)
    .filter(({ step, earlier }) => !step.isSkipped?.(earlier))
    .map((state) => toReviewedStep(state, language, titles))
    .filter(({ sections }) => sections.length > 0);
}

function toReviewedStep(state: StepState, language: Language, titles: Titles): ReviewedStep {
  const name = state.name as StepName;
  const text = stepText(name, language, titles);
  const lines = linesOf(state, language, titles);
  const sections = state.step.sections.map((section) => ({
    name: section.name,
    heading: text.sections[section.name],
    lines: lines
      .filter((line) => line.section === section.name)
      .map((line) => ({
        name: line.name,
        label: line.label,
        answer: shownAnswer(line, state.answers, language),
        change: changeAddress(stepPath(name), line.name),
        notes: notesAt(line.name, state).map((id) => text.notes[id] ?? ""),
      })),
  }));
  return { name, heading: text.title, sections: sections.filter((section) => section.lines.length > 0) };
}

const linesOf = ({ step, answers, earlier }: StepState, language: Language, titles: Titles) =>
  review(step, answers, questionTexts(language, titles), formWords(language), earlier);

/** A due date before the first day of Best Start is replaced by a sentence (spec 2, section 2, Step 8). */
function shownAnswer({ name, answer }: ReviewLine, answers: Answers, language: Language): string {
  const day = name === "bestStart.expectedDueDate" ? readDay(answers, name) : undefined;
  return day && day < bestStartBegins ? reviewWords(language)("bestStartEarlier") : answer;
}

/** Only warnings are repeated on the review page; information notes are not. */
const notesAt = (question: string, { step, answers, earlier }: StepState): string[] =>
  visibleNotes(step, answers, earlier)
    .filter(({ kind, after }) => kind === "warning" && after === question)
    .map(({ id }) => id);

import type { Answers } from "#app/forms/answers.ts";
import { visibleNotes } from "#app/forms/conditions/visible-notes.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { changeAddress, type ReviewLine, review } from "#app/forms/review.ts";
import { rowNumbers } from "#app/forms/rows-state.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { isStop, type StepState, type WizardProgress } from "../evaluate.ts";
import { nameOfRow, sectionHeading } from "../section-heading.ts";
import type { StepText } from "../step-text.ts";

const formWords = wordsOf("forms");

interface ReviewedNote {
  id: string;
  text: string;
}

export interface ReviewedLine extends Omit<ReviewLine, "section"> {
  /** Path of its question, without language prefix. */
  change: string;
  /** Warnings about it. */
  notes: readonly ReviewedNote[];
}

export interface ReviewedSection {
  name: string;
  heading: string | undefined;
  lines: readonly ReviewedLine[];
}

export interface ReviewedStep {
  name: string;
  heading: string;
  sections: readonly ReviewedSection[];
}

export interface ReviewOptions {
  readonly language: Language;
  readonly texts: QuestionTexts;
  textOf(step: string): StepText;
  /** Without language prefix. */
  pathOf(step: string): string;
  /** Replaces what a line says. */
  show?(line: ReviewLine, answers: Answers): string;
}

/** Steps before the review that have questions, in page order. */
export const reviewedSteps = ({ steps }: WizardProgress, options: ReviewOptions): ReviewedStep[] =>
  steps
    .slice(0, -1)
    .filter(isStop)
    .map((state) => toReviewedStep(state, options))
    .filter(({ sections }) => sections.length > 0);

function toReviewedStep(state: StepState, options: ReviewOptions): ReviewedStep {
  const { name, step, answers, earlier } = state;
  const { language, texts, pathOf, show = (line) => line.answer } = options;
  const text = options.textOf(name);
  const lines = review(step, answers, texts, formWords(language), earlier);
  const rowOf = (line: { readonly name: string }) => (step.pagePerRow ? rowNumbers(line.name) : []);
  const sections = step.sections.flatMap((section) => {
    const own = lines.filter((line) => line.section === section.name);
    const pages = new Map(own.map((line) => [rowOf(line).join(), rowOf(line)]));
    return [...pages].map(([key, row]) => ({
      name: `${section.name}[${key}]`,
      heading: sectionHeading(text.sections, section.name, row, nameOfRow(step, answers, row)),
      lines: own
        .filter((line) => rowOf(line).join() === key)
        .map((line) => ({
          name: line.name,
          label: line.label,
          answer: show(line, answers),
          change: changeAddress(pathOf(name), line.name),
          notes: notesAt(line.name, state).map((id) => ({ id, text: text.notes[id] ?? "" })),
        })),
    }));
  });
  return { name, heading: text.title, sections };
}

/** Only warnings are repeated on the review page; information notes are not. */
const notesAt = (question: string, { step, answers, earlier }: StepState): string[] =>
  visibleNotes(step, answers, earlier)
    .filter(({ kind, after }) => kind === "warning" && after === question)
    .map(({ id }) => id);

import type { Answers } from "#app/forms/answers.ts";
import { visibleNotes } from "#app/forms/conditions/visible-notes.ts";
import { changeAddress, type ReviewLine, review } from "#app/forms/review.ts";
import { rowNumbers } from "#app/forms/rows-state.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { isStop, type StepState, type WizardProgress } from "../evaluate.ts";
import { nameOfRow, sectionHeading } from "../section-heading.ts";
import { type Service, stepPath } from "../service.ts";
import { questionTexts, stepText } from "../texts.ts";

const formWords = wordsOf("forms");

interface ReviewedNote {
  id: string;
  text: string;
}

export interface ReviewedLine extends Omit<ReviewLine, "section"> {
  change: string;
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
  readonly service: Pick<Service, "base" | "steps" | "textValues">;
  readonly language: Language;
  show?(line: ReviewLine, answers: Answers): string;
}

export const reviewedSteps = ({ steps, answers }: WizardProgress, options: ReviewOptions): ReviewedStep[] =>
  steps
    .slice(0, -1)
    .filter(isStop)
    .map((state) => toReviewedStep(state, answers, options))
    .filter(({ sections }) => sections.length > 0);

function toReviewedStep(state: StepState, all: Answers, options: ReviewOptions): ReviewedStep {
  const { name, step, answers, earlier } = state;
  const { service, language, show = (line) => line.answer } = options;
  const text = stepText(service, name, language, all);
  const lines = review(step, answers, questionTexts(service, language, all), formWords(language), earlier);
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
          change: changeAddress(stepPath(service, name), line.name),
          notes: notesAt(line.name, state).map((id) => ({ id, text: text.notes[id] ?? "" })),
        })),
    }));
  });
  return { name, heading: text.title, sections };
}

/** Only warnings are repeated on the review page, not information. */
const notesAt = (question: string, { step, answers, earlier }: StepState): string[] =>
  visibleNotes(step, answers, earlier)
    .filter(({ kind, after }) => kind === "warning" && after === question)
    .map(({ id }) => id);

import { answersTo } from "#app/forms/answers.ts";
import type { Condition } from "#app/forms/conditions/condition.ts";
import { holds } from "#app/forms/conditions/holds.ts";
import { possibleQuestions } from "#app/forms/conditions/possible-questions.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { type Group, isQuestion, isRows } from "#app/forms/declaration.ts";
import { controlsOf, type Question, questionsOf } from "#app/forms/questions.ts";
import { rowNumbers, rowsOfSection, rowsOfStep } from "#app/forms/rows-state.ts";
import type { StepState } from "./evaluate.ts";
import { controlNames } from "./own-answers.ts";
import { pageOfRow, rowOfPage, rowPageCount } from "./row-pages.ts";
import { decidedStep } from "./simplified-step.ts";
import type { WizardStep } from "./wizard.ts";

export type Part = number | undefined;

export type PageState = Pick<StepState, "step" | "earlier" | "answers" | "errors">;

type Asked = Pick<StepState, "step" | "earlier" | "answers">;

/** Untrusted. An unknown number is the last part's, so that the others lose nothing. */
export function readPart(step: WizardStep, text: string | undefined): Part {
  const [, number] = /^[a-z]?(\d{1,3})$/.exec(text ?? "") ?? [];
  if (!hasParts(step) || number === undefined) return undefined;
  return Math.min(Math.max(Number(number), 1), countParts(step));
}

/** As a form names its part. */
export const partInForm = (step: WizardStep, part: Part): string | undefined =>
  part === undefined ? undefined : `${step.partsLetter ?? ""}${part}`;

/** Whether a form was drawn when the step had other parts. */
export const isOfOtherParts = (step: WizardStep, text: string | undefined): boolean =>
  text !== undefined && step.partsLetter !== undefined && !text.startsWith(step.partsLetter);

const hasParts = ({ parts, pagePerRow }: WizardStep): boolean => parts !== undefined || pagePerRow === true;

const countParts = (step: WizardStep): number =>
  step.pagePerRow ? rowPageCount(step) : (step.parts?.length ?? 1);

const partOf = (step: WizardStep, { name, section }: Pick<Question, "name" | "section">): number =>
  step.pagePerRow ? pageOfRow(step, rowNumbers(name)) : partOfSection(step, section);

const partOfSection = ({ parts = [] }: WizardStep, section: string): number =>
  parts.findIndex((names) => names.includes(section)) + 1 || parts.length;

const stepsOfParts = new WeakMap<WizardStep, Map<number, WizardStep>>();

export function stepOfPart(step: WizardStep, part: number): WizardStep {
  const parts = stepsOfParts.get(step) ?? new Map<number, WizardStep>();
  stepsOfParts.set(step, parts);
  const known = parts.get(part);
  if (known) return known;
  const made = step.pagePerRow
    ? { ...step, ofRow: rowOfPage(step, part) }
    : { ...step, sections: step.sections.filter(({ name }) => partOfSection(step, name) === part) };
  parts.set(part, made);
  return made;
}

/** @param isLost other parts could not be read, so everything that depends on them is asked */
export function pageOf(state: StepState, part: Part, isLost = false): PageState {
  if (part === undefined) return state;
  const { step, earlier, answers } = state;
  const own = stepOfPart(step, part);
  const controls = new Set(controlNames(own, answers));
  const entries = Object.entries(answers);
  const elsewhere = Object.fromEntries(entries.filter(([name]) => !controls.has(name)));
  const holdsElsewhere = (condition: Condition) =>
    holds(condition, elsewhere) ||
    (isLost && condition.op === "is" && answersTo(elsewhere, condition.question).length === 0);
  return {
    step: decidedStep(own, isElsewhere(own), holdsElsewhere),
    earlier: { ...earlier, ...elsewhere },
    answers: Object.fromEntries(entries.filter(([name]) => controls.has(name))),
    get errors() {
      return Object.fromEntries(
        Object.entries(state.errors).filter(([name]) => partOfControl(state, name) === part),
      );
    },
  };
}

const namesInParts = new WeakMap<WizardStep, ReadonlySet<string>>();

function isElsewhere(step: WizardStep): (condition: Condition) => boolean {
  const names =
    namesInParts.get(step) ?? new Set(step.sections.flatMap(({ questions }) => [...namesIn(questions)]));
  namesInParts.set(step, names);
  return (condition) => condition.op === "is" && !names.has(condition.question);
}

/** As conditions name them: once for all rows, as `siblings[].sex`. */
function* namesIn(group: Group, prefix = ""): Generator<string> {
  for (const [key, entry] of Object.entries(group)) {
    if (isQuestion(entry)) yield prefix + key;
    else if (isRows(entry)) yield* namesIn(entry.row, `${prefix}${key}[].`);
    else yield* namesIn(entry, `${prefix}${key}.`);
  }
}

function partOfControl({ step, answers }: Asked, control: string): number {
  const question = questionsOf(step, answers).find(
    (each) => each.name === control || controlsOf(each).includes(control),
  );
  return question ? partOf(step, question) : countParts(step);
}

export function askedParts({ step, answers, earlier }: Asked): number[] {
  const asked = prune(step, answers, earlier).questions.map((question) => partOf(step, question));
  return inOrder(step, [...asked, ...partsWithRows({ step, answers, earlier })]);
}

/** If rows can be added there is something to answer. */
function partsWithRows({ step, answers, earlier }: Asked): number[] {
  if (step.pagePerRow) return [];
  return step.sections.flatMap((section) =>
    rowsOfSection(section, answers).some(({ when }) => holds(when, answers, earlier))
      ? [partOfSection(step, section.name)]
      : [],
  );
}

const inOrder = (step: WizardStep, parts: readonly number[]): number[] =>
  hasParts(step) ? [...new Set(parts)].sort((one, other) => one - other) : [];

/** Counts what may still be asked, or the number would grow with each answer. Pages of rows have their row's number. */
export function positionOf(state: Asked, part: Part): { number: number; count: number } | undefined {
  if (part === undefined || state.step.pagePerRow) return undefined;
  const { step, answers, earlier } = state;
  const possible = possibleQuestions(step, answers, earlier).map((question) => partOf(step, question));
  const parts = inOrder(step, [...possible, ...partsWithRows(state)]);
  const number = parts.indexOf(part) + 1;
  return number > 0 && parts.length > 1 ? { number, count: parts.length } : undefined;
}

export const partWithQuestion = (state: Asked, question: string | undefined): Part =>
  question === undefined || !hasParts(state.step) ? undefined : partOfControl(state, question);

export const nextPart = (state: Asked, part: Part): Part =>
  part === undefined ? undefined : askedParts(state).find((each) => each > part);

export const partBefore = (state: Asked, part: Part): Part =>
  part === undefined ? undefined : askedParts(state).findLast((each) => each < part);

export const lastPart = (state: Asked): Part => askedParts(state).at(-1);

export const firstWrongPart = (state: StepState): Part =>
  askedParts(state).find((part) => !isRight(pageOf(state, part)));

const isRight = ({ errors }: PageState): boolean => Object.keys(errors).length === 0;

/** After the last answer if some are missing, otherwise the first part. @param wanted from an address */
export function partToOpen(state: StepState, wanted?: Part): Part {
  if (!hasParts(state.step)) return undefined;
  const parts = askedParts(state);
  if (wanted !== undefined && parts.includes(wanted)) return wanted;
  const [first = 1] = parts;
  const isBegun = (part: number) => Object.keys(pageOf(state, part).answers).length > 0;
  const wrong = state.isComplete || !parts.some(isBegun) ? undefined : firstWrongPart(state);
  if (wrong === undefined || isBegun(wrong)) return wrong ?? first;
  const lastBegun = parts.findLast((part) => part < wrong && isBegun(part));
  return parts.find((part) => part > (lastBegun ?? 0)) ?? first;
}

/** The page to go on with after adding or removing a row. @param intent `add:children`, `remove:children[1]` */
export function partAfterRows({ step, answers }: Asked, intent: string): Part {
  const [verb, target = ""] = intent.split(":");
  if (!step.pagePerRow) return undefined;
  const removed = rowNumbers(target);
  if (verb === "remove")
    return pageOfRow(step, [...removed.slice(0, -1), Math.max(0, (removed.at(-1) ?? 0) - 1)]);
  const last = rowsOfStep(step, answers).find(({ name }) => name === target);
  return last && pageOfRow(step, [...removed, last.count - 1]);
}

import { isStop, type StepState, stepNamed, type WizardProgress } from "./evaluate.ts";
import { askedParts, type Part, positionOf } from "./parts.ts";

/** Minutes by name of step; of a step with a page for each row, those of a page. */
export type StepMinutes = Readonly<Partial<Record<string, number>>>;

/**
 * How long is left from a page on, to the nearest five minutes from ten on: two numbers while it is not decided which steps are passed
 * over. What is answered already takes no time again.
 */
export function minutesLeft(
  progress: WizardProgress,
  here: StepState,
  part: Part,
  minutes: StepMinutes,
): { least: number; most: number } {
  const sum = (steps: readonly StepState[]) =>
    steps.reduce((total, step) => total + (minutes[step.name] ?? 0) * pagesLeft(step, undefined), 0);
  const toDo = progress.steps.filter(
    ({ number, isOpen, isComplete }) => number > here.number && !(isOpen && isComplete),
  );
  const isUndecided = ({ step: { skipDecidedIn } }: StepState) =>
    skipDecidedIn !== undefined && stepNamed(progress, skipDecidedIn)?.isComplete === false;
  const least = (minutes[here.name] ?? 0) * pagesLeft(here, part) + sum(toDo.filter(isStop));
  const more = sum(toDo.filter((step) => !isStop(step) && isUndecided(step)));
  return { least: rounded(least), most: rounded(least + more) };
}

/** As a share of the step; where rows are pages, how many. */
function pagesLeft(state: StepState, part: Part): number {
  const { step } = state;
  if (step.pagePerRow) return askedParts(state).filter((each) => each >= (part ?? 0)).length;
  const position = positionOf(state, part);
  return position ? (position.count - position.number + 1) / (step.parts?.length ?? 1) : 1;
}

const rounded = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);

import { isStop, type StepState, stepNamed, type WizardProgress } from "./evaluate.ts";
import { askedParts, type Part, positionOf } from "./parts.ts";

/** Rounded to five from ten on; a range while it is open which steps are skipped. Nothing if steps have no times. */
export function minutesLeft(
  progress: WizardProgress,
  here: StepState,
  part: Part,
): { least: number; most: number } | undefined {
  if (here.step.minutes === undefined) return undefined;
  const minutesOf = (state: StepState, from?: Part) => (state.step.minutes ?? 0) * pagesLeft(state, from);
  const sum = (steps: readonly StepState[]) => steps.reduce((total, state) => total + minutesOf(state), 0);
  const toDo = progress.steps.filter(
    ({ number, isOpen, isComplete }) => number > here.number && !(isOpen && isComplete),
  );
  const isUndecided = ({ step: { skipDecidedIn } }: StepState) =>
    skipDecidedIn !== undefined && stepNamed(progress, skipDecidedIn)?.isComplete === false;
  const least = minutesOf(here, part) + sum(toDo.filter(isStop));
  const more = sum(toDo.filter((step) => !isStop(step) && isUndecided(step)));
  return { least: rounded(least), most: rounded(least + more) };
}

/** As a share of the step; with a page per row, their number. */
function pagesLeft(state: StepState, part: Part): number {
  const { step } = state;
  if (step.pagePerRow) return askedParts(state).filter((each) => each >= (part ?? 0)).length;
  const position = positionOf(state, part);
  return position ? (position.count - position.number + 1) / (step.parts?.length ?? 1) : 1;
}

const rounded = (minutes: number): number =>
  minutes < 10 ? Math.max(1, Math.round(minutes)) : 5 * Math.round(minutes / 5);

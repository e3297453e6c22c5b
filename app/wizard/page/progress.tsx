import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { isStop, type StepState, type WizardProgress } from "../evaluate.ts";

const formWords = wordsOf("forms");

interface ProgressNavProps {
  progress: WizardProgress;
  current: string;
  part?: string | undefined;
  titleOf: (name: string) => string;
  addressOf: (name: string) => string;
}

/** A skipped step is not named: that would reveal something that was not asked. */
const stopsOf = (progress: WizardProgress, current: string): StepState[] =>
  progress.steps.filter((step) => isStop(step) || step.name === current);

/** On a phone a line and words; the steps open over the page. */
export function ProgressNav({ progress, current, part, titleOf, addressOf }: ProgressNavProps) {
  const t = formWords(usePage().language);
  const steps = stopsOf(progress, current);
  const number = steps.findIndex(({ name }) => name === current) + 1;
  return (
    <nav className="progress" aria-labelledby="progress">
      <progress max={steps.length} value={number} aria-hidden />
      <p id="progress">
        {t("progress/step", { number, count: steps.length })}
        <span className="visually-hidden">
          : <Rich text={titleOf(current)} />
        </span>
        {part && `, ${part.toLowerCase()}`}
      </p>{" "}
      <button type="button" className="progress-all opens" {...{ popovertarget: "steps" }}>
        {t("progress/all")}
      </button>{" "}
      <a className="progress-all leads" href="#steps">
        {t("progress/all")}
      </a>
      <ol id="steps" {...{ popover: "auto" }}>
        {steps.map((step) => {
          const state = stateOf(step, current);
          const label = (
            <>
              <span>
                <Rich text={titleOf(step.name)} />
              </span>
              {state !== "here" && <span className="visually-hidden"> ({t(`progress/${state}`)})</span>}
            </>
          );
          return (
            <li key={step.name} className={state} aria-current={state === "here" ? "step" : undefined}>
              {step.isOpen && state !== "here" ? (
                <a href={addressOf(step.name)} data-intent={`go:${step.name}`}>
                  {label}
                </a>
              ) : (
                <b>{label}</b>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface AfterThisProps extends Pick<ProgressNavProps, "progress" | "current" | "titleOf"> {
  /** Minutes. */
  left: { least: number; most: number } | undefined;
}

/** Beside Next: the step that follows, and how long the rest takes. */
export function AfterThis({ progress, current, titleOf, left }: AfterThisProps) {
  const t = formWords(usePage().language);
  const steps = stopsOf(progress, current);
  const next = steps[steps.findIndex(({ name }) => name === current) + 1];
  if (!next && !left) return null;
  return (
    <p className="after-this">
      {next && (
        <span>
          {t("progress/next")} <Rich text={titleOf(next.name)} />
        </span>
      )}{" "}
      {left && <span>{minutesInWords(left, t)}</span>}
    </p>
  );
}

function minutesInWords(
  { least, most }: { least: number; most: number },
  t: ReturnType<typeof formWords>,
): string {
  if (least < most) return t("progress/leftBetween", { least, most });
  return least > 1 ? t("progress/left", { count: least }) : t("progress/lastMinute");
}

type State = "here" | "done" | "todo" | "closed";

function stateOf({ name, isComplete, isOpen }: StepState, current: string): State {
  if (name === current) return "here";
  if (!isOpen) return "closed";
  return isComplete ? "done" : "todo";
}

import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { isStop, type StepState, type WizardProgress } from "../evaluate.ts";

const formWords = wordsOf("forms");

interface ProgressNavProps {
  progress: WizardProgress;
  current: string;
  part?: string | undefined;
  /** Minutes. */
  left?: { least: number; most: number } | undefined;
  titleOf: (name: string) => string;
  addressOf: (name: string) => string;
}

/** A skipped step is not named: that would reveal something that was not asked. */
export function ProgressNav({ progress, current, part, left, titleOf, addressOf }: ProgressNavProps) {
  const t = formWords(usePage().language);
  const steps = progress.steps.filter((step) => isStop(step) || step.name === current);
  const here = steps.findIndex(({ name }) => name === current);
  const next = steps[here + 1];
  return (
    <nav className="progress" aria-labelledby="progress">
      <p id="progress">
        <b>{t("progress/step", { number: here + 1, count: steps.length })}</b>
        <span className="progress-title">
          : <Rich text={titleOf(current)} />
        </span>
        {part && (
          <>
            , <b>{part.toLowerCase()}</b>
          </>
        )}
      </p>
      <ol>
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
      {(next || left) && (
        <p className="progress-after">
          {next && (
            <span className="progress-next" aria-hidden>
              {t("progress/next")} <Rich text={titleOf(next.name)} />
            </span>
          )}
          {left && <span>{minutesInWords(left, t)}</span>}
        </p>
      )}
    </nav>
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

import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { stepNamed } from "../evaluate.ts";
import { partBefore } from "../parts.ts";
import { offersReview } from "../state.ts";
import { endOf, personsEnd } from "./kept-until.tsx";
import type { StepPageProps } from "./props.ts";

const wizardWords = wordsOf("wizard/page");

export function WizardButtons({ view }: { view: StepPageProps }) {
  const { step, part, state } = view;
  const { language, session } = usePage();
  const { service, progress, draft } = state;
  const t = wizardWords(language);
  const keeping = session ? "keeping/person" : "keeping/anonymous";
  const general = endOf(state) === undefined ? t(keeping) : undefined;
  const lapse = personsEnd(state);
  const sentence =
    lapse === undefined
      ? (service.words(language).find(keeping) ?? general)
      : t("keeping/until", { day: dayInWords(dayInNewZealand(new Date(lapse)), language) });
  const button = (intent: string, words: string, className = "button-quiet") => (
    <button className={className} type="submit" name="intent" value={intent}>
      {words}
    </button>
  );
  const stepState = stepNamed(progress, step);
  const isFirst =
    progress.steps[0]?.name === step && (!stepState || partBefore(stepState, part) === undefined);
  return (
    <>
      {!isFirst && button("back", t("back"))}
      {offersReview(state, step) && button("review", t("review"), "button")}
      <div className="keeping">
        {sentence && <p>{sentence}</p>}
        {service.resume && !service.isInvited && button("save-and-come-back", t("comeBack"))}{" "}
        {service.hasLogin !== false && button("save-draft", t("saveDraft"))}
        {draft && !service.isInvited && (
          <details className="help">
            <summary>{t("forget/summary")}</summary>
            <p>{t("forget/body")}</p>
            {button("forget", t("forget/button"))}
          </details>
        )}
      </div>
    </>
  );
}

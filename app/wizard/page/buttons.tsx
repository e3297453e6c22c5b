import { usePage } from "#app/ui/page-context.tsx";
import { offersReview } from "../state.ts";
import type { StepPageProps } from "./props.ts";
import { wizardWords } from "./words.ts";

export function WizardButtons({ view: { step, state } }: { view: StepPageProps }) {
  const { language, session } = usePage();
  const { service, progress, draft } = state;
  const t = wizardWords(language);
  const keeping = session ? "keeping/person" : "keeping/anonymous";
  const button = (intent: string, words: string) => (
    <button className="button-quiet" type="submit" name="intent" value={intent}>
      {words}
    </button>
  );
  const isFirst = progress.steps[0]?.name === step;
  return (
    <>
      {!isFirst && button("back", t("back"))}
      {offersReview(state, step) && button("review", t("review"))}
      <div className="keeping">
        <p>{service.words(language).find(keeping) ?? t(keeping)}</p>
        {service.hasLogin !== false && button("save-draft", t("saveDraft"))}{" "}
        {service.resume && !service.isInvited && button("save-and-come-back", t("comeBack"))}
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

import { usePage } from "#app/ui/page-context.tsx";
import type { StepPageProps } from "./step-page-props.ts";
import { wizardWords } from "./wizard-words.ts";

/** The buttons of every step beside the one that goes on, and how long what is typed is kept. */
export function WizardButtons({ view: { name, opened } }: { view: StepPageProps }) {
  const { language, session } = usePage();
  const t = wizardWords(language);
  const button = (intent: string, words: string) => (
    <button className="button-quiet" type="submit" name="intent" value={intent}>
      {words}
    </button>
  );
  const isFirst = opened.walk.steps[0]?.name === name;
  const isLast = opened.walk.steps.at(-1)?.name === name;
  return (
    <>
      {!isFirst && button("back", t("back"))}
      {opened.kept.isReviewing && !isLast && button("review", t("review"))}
      <div className="keeping">
        <p>{t(session ? "keeping/person" : "keeping/anonymous")}</p>
        {button("save-draft", t("saveDraft"))} {button("save-and-come-back", t("comeBack"))}
        {opened.draft && (
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

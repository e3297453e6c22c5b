import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { stepNamed } from "#app/wizard/evaluate.ts";
import { declared } from "#app/wizard/invitation/compare-drafts.ts";
import { FallbackPage } from "#app/wizard/page/fallback-page.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import type { FallbackPageProps } from "#app/wizard/page/props.ts";
import { stepPath } from "#app/wizard/service.ts";
import { pages } from "../pages.ts";
import { titlesOf } from "../steps/person/titles.ts";
import { ChangedAnswers } from "./changed-answers.tsx";
import { type AgreePageProps, isDeclarationOnly } from "./open-agree.ts";
import { parentNames } from "./parent-names.ts";
import { otherThan, secondIn } from "./shown.ts";
import { OwnAnswers, ShownFacts } from "./shown-answers.tsx";
import { changesSince, ownLines, shownLines } from "./shown-lines.ts";
import { yourDetails } from "./steps/your-details.ts";

const otherParentWords = wordsOf("register-my-baby/other-parent");

export const AgreeRoutePage = (props: AgreePageProps | FallbackPageProps) =>
  props.page === "step" ? <AgreePage {...props} /> : <FallbackPage {...props} />;

function AgreePage(props: AgreePageProps) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  const view = withoutOldTick(props);
  const { saved, facts, service, progress } = view.state;
  const details = stepNamed(progress, yourDetails.name);
  const names = parentNames(language, titlesOf(saved.facts), otherThan(secondIn(saved.facts)));
  const note = view.note;
  const isWaiting = note === "notReady" || note === "sending";
  return (
    <WizardFrame
      view={view}
      submit={t(isWaiting ? "agree/notes/again" : "agree/submit")}
      submitValue={isWaiting ? "look" : "submit"}
      before={
        <>
          {note && (
            <p className="notice" role="status">
              {t(`agree/notes/${note}`)}
            </p>
          )}
          {note === "changed" && <ChangedAnswers changes={changesSince(view.state, language)} />}
          <p className="lead">{t("agree/lead", names)}</p>
          <ShownFacts steps={shownLines(saved.facts, facts, language)} />
          {details && (
            <OwnAnswers
              lines={ownLines(details, view.state, language)}
              addressOf={(name) => stepPath(service, yourDetails.name, name)}
            />
          )}
          <p>
            <a href={to(pages.otherParentDecline)}>{t("agree/refuse")}</a>
          </p>
        </>
      }
    />
  );
}

/** The page was out of date: the box has to be ticked again, for what is shown now. */
function withoutOldTick(props: AgreePageProps): AgreePageProps {
  const { conflict, state } = props;
  if (!conflict || !isDeclarationOnly(conflict)) return props;
  const { [declared]: _, ...answers } = state.saved.answers;
  const { conflict: __, ...view } = props;
  return { ...view, note: "changed", state: { ...state, saved: { ...state.saved, answers } } };
}

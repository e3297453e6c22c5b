import { type QuestionText, type QuestionTexts, shortLabel } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import { questionTexts, stepText } from "#app/wizard/texts.ts";
import { ForRegistrar } from "../../born-together/notices.tsx";
import { Condolences, whatCanBeHad } from "../../loss/condolences.tsx";
import { isLost } from "../../loss/lost.ts";
import { agreedOn, isWaitingForOtherParent, refusedOn } from "../../other-parent/invitation.ts";
import { RefusalNotice, ReplyNotice } from "../../other-parent/reply-notice.tsx";
import { declareTogether } from "../other-parent/other-parent.ts";
import { AllAnswers } from "./answers.tsx";
import { ReviewNotices } from "./notices.tsx";
import type { ReviewPageProps } from "./page-props.ts";
import { placeMessages } from "./place-messages.ts";
import { ReviewProblemNotice } from "./problem.tsx";
import { RegistryErrors, RegistryWarnings, textsOf } from "./registry-messages.tsx";
import { Summary } from "./summary.tsx";
import { registerWords } from "./to-pay.tsx";

const otherParentWords = wordsOf("register-my-baby/other-parent");
const reviewWords = wordsOf("register-my-baby/steps/review/page");

export function ReviewPage(props: ReviewPageProps) {
  const { state, refusal, problem } = props;
  const { service, progress, saved } = state;
  const { language } = usePage();
  const t = reviewWords(language);
  const textsIn = (each: Language) => questionTexts(service, each, progress.answers);
  const texts = textsIn(language);
  const isDuplicate =
    problem === undefined ? !refusal && saved.checked?.kind === "duplicate" : problem === "duplicate";
  const messages = isDuplicate ? [] : (refusal ?? saved.checked?.messages ?? []);
  const placed = placeMessages(messages, progress, language, (step, template) => ({
    title: stepText(service, step, language, progress.answers).title,
    label: texts[template] ? shortLabel(texts[template]) : "",
  }));
  const errors = { ...placed.here, ...props.errors };
  const hasOwnErrors = Object.keys(errors).length > 0;
  const isWaiting = isWaitingForOtherParent(state) && !saved.sent;
  const isStopped =
    isDuplicate || problem !== undefined || placed.elsewhere.some(({ type }) => type === "error");
  const warnings = placed.elsewhere.filter(({ type }) => type === "warning");
  const isCorrecting = isStopped || hasOwnErrors;
  return (
    <WizardFrame
      view={{ ...props, errors }}
      submit={
        isWaiting ? otherParentWords(language)("state/look") : registerWords(progress.answers, language)
      }
      submitValue={isWaiting ? "look" : "submit"}
      canContinue={!isDuplicate}
      waiting={t("checking")}
      hasQuestions={!isDuplicate}
      isRefused={isStopped}
      texts={(language) =>
        declareTogether(progress.answers)
          ? declarationOfTwo(textsIn(language).declarationMade, reviewWords(language)("twoParents"))
          : {}
      }
      before={
        <>
          <ReviewProblemNotice problem={isDuplicate ? "duplicate" : problem} />
          <ReplyNotice form={state} hasLinks />
          <RefusalNotice form={state} />
          <RegistryErrors messages={placed.elsewhere} isFocused={!hasOwnErrors} />
          {!isCorrecting && !isWaiting && <p className="lead">{t("lead")}</p>}
          {isLost(progress.answers) && (
            <Condolences says={["registered"]} folds={whatCanBeHad(progress.answers)} />
          )}
          <Summary
            state={state}
            isFolded={isCorrecting || textsOf(warnings).length > 1}
            mayChange={!isDuplicate}
          />
          <RegistryWarnings messages={warnings} isFolded={isCorrecting} />
          <AllAnswers
            state={state}
            messages={placed.elsewhere}
            unchangeable={isDuplicate ? duplicateBy : []}
          />
          <ReviewNotices.Unreachable state={state} />
          <ReviewNotices.TaxAccount state={state} />
          <ForTheRecord state={state} />
        </>
      }
    />
  );
}

function ForTheRecord({ state }: Pick<ReviewPageProps, "state">) {
  const { answers } = state.progress;
  return (
    <>
      <ForRegistrar
        answers={answers}
        agreedOn={agreedOn(state)}
        refusedOn={refusedOn(state)}
        bornTogether={state.saved.bornTogether}
      />
      <ReviewNotices.Titles answers={answers} />
    </>
  );
}

/** The registry recognises a child by these: change one, and the same birth would be registered again. */
const duplicateBy = ["child.firstNames", "child.surname", "child.birthDate"];

const declarationOfTwo = (text: QuestionText | undefined, label: string): QuestionTexts =>
  text ? { declarationMade: { ...text, label } } : {};

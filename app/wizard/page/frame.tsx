import type { ReactNode } from "react";
import { visibilitySheet } from "#app/forms/conditions/visibility.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { withEnglish } from "#app/forms/question-words.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading, HeadingText } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { nextOf, type StepState, stepNamed } from "../evaluate.ts";
import type { StepProps } from "../hooks.ts";
import { minutesLeft } from "../minutes-left.ts";
import { controlNames, ownAnswers } from "../own-answers.ts";
import { nextPart, type Part, pageOf, partInForm, positionOf } from "../parts.ts";
import { nameOfRow, sectionHeading } from "../section-heading.ts";
import { stepPath } from "../service.ts";
import { offersReview, type WizardState } from "../state.ts";
import { stepText } from "../texts.ts";
import { WizardButtons } from "./buttons.tsx";
import { ConflictNotice } from "./conflict.tsx";
import { KeptUntil, keptUntilSheets } from "./kept-until.tsx";
import { Notices } from "./notices.tsx";
import { AfterThis, ProgressNav } from "./progress.tsx";
import type { StepPageProps } from "./props.ts";

const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");

interface WizardFrameProps {
  view: StepPageProps;
  submit?: string | undefined;
  submitValue?: string | undefined;
  canContinue?: boolean | undefined;
  /** False: the answers stay as they are. */
  hasQuestions?: boolean | undefined;
  /** A script shows it until the response arrives. */
  waiting?: string | undefined;
  isRefused?: boolean | undefined;
  texts?: ((language: Language) => QuestionTexts) | undefined;
  before?: ReactNode;
}

export function WizardFrame(props: WizardFrameProps) {
  const { language } = usePage();
  const { step, state } = props.view;
  const stepState = stepNamed(state.progress, step);
  return stepState ? <FramedStep {...props} shown={shownStep(props, stepState, language)} /> : null;
}

function shownStep(
  { view, hasQuestions = true, texts: more }: WizardFrameProps,
  stepState: StepState,
  language: Language,
) {
  const { step: name, part, state } = view;
  const { service, wizard, saved, progress } = state;
  const page = pageOf(stepState, part, state.missing === "drafts");
  const step = hasQuestions ? page.step : { ...page.step, sections: [] };
  const questions = questionsOf(step, saved.answers);
  const textsIn = (each: Language) => ({ ...wizard.texts(each, saved.answers), ...more?.(each) });
  const words = stepText(service, name, language, saved.answers);
  const own: StepProps = {
    answers: { ...progress.answers, ...ownAnswers(stepState.step, saved.answers) },
    derived: saved.derived,
    today: state.facts.today,
    words,
    row: step.ofRow,
  };
  return {
    stepState,
    step,
    questions,
    own,
    earlier: page.earlier,
    position: positionOf(stepState, part),
    words,
    texts: language === "mi" ? withEnglish(textsIn("mi"), textsIn("en"), questions) : textsIn("en"),
    rowName: nameOfRow(stepState.step, saved.answers, step.ofRow),
    visibility: visibilitySheet(formId, step.sections, questions, page.earlier, {
      answers: page.answers,
      ...(step.notes ? { notes: step.notes } : {}),
    }),
  };
}

interface FramedStepProps extends WizardFrameProps {
  shown: ReturnType<typeof shownStep>;
}

function FramedStep(props: FramedStepProps) {
  const { view, shown, submit, canContinue = true, isRefused = false, before } = props;
  const { step: name, part, state, errors } = view;
  const { service, saved, progress } = state;
  const { position, words, own } = shown;
  const { language } = usePage();
  const to = useAddress();
  const t = wizardWords(language);
  const { view: beside } = shown.stepState.step;
  const isLater = position !== undefined && position.number > 1;
  const hasErrors = isRefused || Object.keys(errors).length > 0;
  return (
    <Page
      title={[words.title, ...(position ? [t("part", position)] : []), service.words(language)("service")]}
      hasErrors={hasErrors}
      sheets={[
        styles.form,
        styles.wizard,
        styles.drafts,
        ...keptUntilSheets(state),
        ...(beside?.sheets ?? []),
        shown.visibility,
      ]}
      notice={<KeptUntil view={view} />}
      form={{
        id: formId,
        saves: "save-draft",
        ...(canContinue ? { submit: submit ?? t("next") } : { submit: t("next"), intent: "stay" }),
      }}
      isForm
      unlisted
      isPrivate
    >
      {hasErrors && <span hidden data-happened={`${service.category}|Error|${name}`} />}
      <ErrorSummary questions={shown.questions} errors={errors} texts={shown.texts} t={formWords(language)} />
      <ProgressNav
        progress={progress}
        current={name}
        part={position && t("part", position)}
        titleOf={titlesOf(state, language)}
        addressOf={(each) => to(stepPath(service, each))}
      />
      <Heading level={1} text={words.heading} companion={isLater ? undefined : words.companion} />
      <Notices view={view} />
      {view.conflict && <ConflictNotice service={service} step={name} part={part} {...view.conflict} />}
      {beside?.Above?.({ ...own, saved, submitted: state.submitted?.content, hasErrors })}
      {before}
      <FormOfStep {...props} />
    </Page>
  );
}

function FormOfStep(props: FramedStepProps) {
  const { view, shown, submit, submitValue, canContinue = true, hasQuestions = true, waiting } = props;
  const { step: name, part, state, errors, version, focus, notices } = view;
  const { step, words, own } = shown;
  const { language } = usePage();
  const { view: beside } = shown.stepState.step;
  return (
    <StepForm
      step={step}
      answers={state.saved.answers}
      earlier={shown.earlier}
      errors={errors}
      texts={shown.texts}
      noteTexts={words.notes}
      focus={focus}
      version={version}
      part={partInForm(shown.stepState.step, part)}
      draftId={state.draft?.id}
      isQuiet={offersReview(state, name)}
      {...(canContinue ? { submit: submit ?? wizardWords(language)("next") } : {})}
      waiting={waiting ?? waitingWords(state, shown.stepState, part, language)}
      {...(submitValue ? { submitValue } : {})}
      heading={({ name: section }) => {
        const heading = sectionHeading(words.sections, section, step.ofRow, shown.rowName);
        return heading ? <HeadingText text={heading} /> : null;
      }}
      after={(section) => beside?.BelowSection?.({ ...own, section })}
    >
      <AfterThis
        progress={state.progress}
        current={name}
        titleOf={titlesOf(state, language)}
        left={minutesLeft(state.progress, shown.stepState, part)}
      />
      {beside?.Buttons?.(own)}
      <WizardButtons view={view} />
      {(notices.includes("unsaved") || notices.includes("too-long") || !hasQuestions) && (
        <HiddenAnswers step={step} state={state} />
      )}
    </StepForm>
  );
}

const titlesOf =
  ({ service, saved }: WizardState, language: Language) =>
  (step: string): string =>
    stepText(service, step, language, saved.answers).title;

/** The review may ask a neighbour to check, so it can take longer to open. */
function waitingWords(
  { service: { review }, progress }: WizardState,
  step: StepState,
  part: Part,
  language: Language,
): string {
  const isLast = review && nextOf(progress, step)?.name === review.step && nextPart(step, part) === undefined;
  return isLast ? review.waiting(language) : wizardWords(language)("waiting");
}

function HiddenAnswers({ step, state }: { step: Step; state: WizardState }) {
  const { answers } = state.saved;
  const declared = state.wizard.steps.find((each) => each.name === step.name) ?? step;
  const shown = new Set(controlNames(step, answers));
  return Object.entries(ownAnswers(declared, answers))
    .filter(([control]) => !shown.has(control))
    .flatMap(([control, answer]) =>
      [answer]
        .flat()
        .map((value) => <input key={control + value} type="hidden" name={control} value={value} />),
    );
}

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
import { nextPart, type Part, pageOf, positionOf } from "../parts.ts";
import { nameOfRow, sectionHeading } from "../section-heading.ts";
import { stepPath } from "../service.ts";
import { offersReview, type WizardState } from "../state.ts";
import { stepText } from "../texts.ts";
import { WizardButtons } from "./buttons.tsx";
import { ConflictNotice } from "./conflict.tsx";
import { KeptUntil, keptUntilSheets } from "./kept-until.tsx";
import { Notices } from "./notices.tsx";
import { ProgressNav } from "./progress.tsx";
import type { StepPageProps } from "./props.ts";

const formWords = wordsOf("forms");
const wizardWords = wordsOf("wizard/page");

interface WizardFrameProps {
  view: StepPageProps;
  /** Label of the button that continues; Next by default. */
  submit?: string | undefined;
  submitValue?: string | undefined;
  /** Without it there is no button that continues. */
  canContinue?: boolean | undefined;
  /** Without them what is answered stays as it is. */
  hasQuestions?: boolean | undefined;
  /** Shown by a script until the response arrives. */
  waiting?: string | undefined;
  isRefused?: boolean | undefined;
  /** Beside those of the step. */
  texts?: ((language: Language) => QuestionTexts) | undefined;
  before?: ReactNode;
}

export function WizardFrame({
  view,
  submit,
  submitValue,
  canContinue = true,
  hasQuestions = true,
  waiting,
  isRefused = false,
  texts: more,
  before,
}: WizardFrameProps) {
  const { step: name, part, state, errors, version, focus, notices } = view;
  const { language } = usePage();
  const to = useAddress();
  const { service, wizard, saved, progress } = state;
  const stepState = stepNamed(progress, name);
  if (!stepState) return null;
  const page = pageOf(stepState, part, state.missing === "drafts");
  const { earlier } = page;
  const step = hasQuestions ? page.step : { ...page.step, sections: [] };
  const position = positionOf(stepState, part);
  const t = wizardWords(language);
  const textOf = (each: string) => stepText(service, each, language, saved.answers);
  const words = textOf(name);
  const questions = questionsOf(step, saved.answers);
  const textsIn = (each: Language) => ({ ...wizard.texts(each, saved.answers), ...more?.(each) });
  const texts = language === "mi" ? withEnglish(textsIn("mi"), textsIn("en"), questions) : textsIn("en");
  const own = stepState.step.view;
  const props: StepProps = {
    answers: { ...progress.answers, ...ownAnswers(stepState.step, saved.answers) },
    derived: saved.derived,
    today: state.facts.today,
    words,
    row: step.ofRow,
  };
  const rowName = nameOfRow(stepState.step, saved.answers, step.ofRow);
  const goOn = submit ?? t("next");
  const hasErrors = isRefused || Object.keys(errors).length > 0;
  const visibility = visibilitySheet(formId, step.sections, questions, earlier, {
    answers: page.answers,
    ...(step.notes ? { notes: step.notes } : {}),
  });
  return (
    <Page
      title={[words.title, ...(position ? [t("part", position)] : []), service.words(language)("service")]}
      hasErrors={hasErrors}
      sheets={[
        styles.form,
        styles.wizard,
        styles.drafts,
        ...keptUntilSheets(state),
        ...(own?.sheets ?? []),
        visibility,
      ]}
      notice={<KeptUntil view={view} />}
      form={{
        id: formId,
        saves: "save-draft",
        ...(canContinue ? { submit: goOn } : { submit: t("next"), intent: "stay" }),
      }}
      unlisted
      isPrivate
    >
      {hasErrors && <span hidden data-happened={`${service.category}|Error|${name}`} />}
      <ErrorSummary questions={questions} errors={errors} texts={texts} t={formWords(language)} />
      <ProgressNav
        progress={progress}
        current={name}
        part={position && t("part", position)}
        left={minutesLeft(progress, stepState, part)}
        titleOf={(each) => textOf(each).title}
        addressOf={(each) => to(stepPath(service, each))}
      />
      <Heading level={1} text={words.heading} companion={words.companion} />
      <Notices view={view} />
      {view.conflict && <ConflictNotice service={service} step={name} part={part} {...view.conflict} />}
      {own?.Above?.({ ...props, saved, submitted: state.submitted?.content })}
      {before}
      <StepForm
        step={step}
        answers={saved.answers}
        earlier={earlier}
        errors={errors}
        texts={texts}
        noteTexts={words.notes}
        focus={focus}
        version={version}
        part={part}
        draftId={state.draft?.id}
        isQuiet={offersReview(state, name)}
        {...(canContinue ? { submit: goOn } : {})}
        waiting={waiting ?? waitingWords(state, stepState, part, language)}
        {...(submitValue ? { submitValue } : {})}
        heading={({ name: section }) => {
          const heading = sectionHeading(words.sections, section, step.ofRow, rowName);
          return heading ? <HeadingText text={heading} /> : null;
        }}
        after={(section) => own?.BelowSection?.({ ...props, section })}
      >
        {own?.Buttons?.(props)}
        <WizardButtons view={view} />
        {(notices.includes("unsaved") || notices.includes("too-long") || !hasQuestions) && (
          <HiddenAnswers step={step} state={state} />
        )}
      </StepForm>
    </Page>
  );
}

/** Opening the review can take longer than other steps: a neighbour may be asked to check. */
function waitingWords(
  { service: { review }, progress }: WizardState,
  step: StepState,
  part: Part,
  language: Language,
): string {
  const isLast = review && nextOf(progress, step)?.name === review.step && nextPart(step, part) === undefined;
  return isLast ? review.waiting(language) : wizardWords(language)("waiting");
}

/** Sends on what was typed in questions that cannot be shown because earlier answers could not be read. */
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

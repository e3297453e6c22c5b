import type { ReactNode } from "react";
import type { Step } from "#app/forms/declaration.ts";
import { ErrorSummary } from "#app/forms/error-summary.tsx";
import type { QuestionTexts } from "#app/forms/field.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { formId, StepForm } from "#app/forms/step-form.tsx";
import { visibilitySheet } from "#app/forms/visibility.ts";
import { formWords } from "#app/forms/words.ts";
import { Heading, HeadingText } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { nextOf, stepNamed } from "#app/wizard/evaluate.ts";
import { controlNames, ownAnswers } from "#app/wizard/own-answers.ts";
import { ProgressNav } from "#app/wizard/page/progress.tsx";
import styles from "../../../.build/styles.json";
import type { StepView } from "./behaviour.ts";
import { Conflict } from "./conflict.tsx";
import { Notices } from "./notices.tsx";
import type { Opened } from "./opened-registration.ts";
import { stepPath } from "./pages.ts";
import { behaviours } from "./step-hooks.ts";
import type { StepName } from "./step-names.ts";
import type { StepPageProps } from "./step-page-props.ts";
import { questionTexts, stepText } from "./step-texts.ts";
import { titlesOf } from "./steps/person/titles.ts";
import { reviewWords } from "./steps/review/words.ts";
import { WizardButtons } from "./wizard-buttons.tsx";
import { wizardWords } from "./wizard-words.ts";

interface WizardFrameProps {
  view: StepPageProps;
  /** The words of the button that goes on; Next unless told. */
  submit?: string | undefined;
  submitValue?: string | undefined;
  /** What a script may say while the answer to the press is awaited. */
  waiting?: string | undefined;
  /** Something is wrong that no question of this step tells. */
  isRefused?: boolean | undefined;
  /** Words of questions in place of those of the step. */
  texts?: QuestionTexts | undefined;
  /** Stands between the heading and the form. */
  before?: ReactNode;
  /** More buttons beside the one that goes on. */
  buttons?: ReactNode;
}

/** The page of any step: where it stands, what is said above it, its questions, its buttons. */
export function WizardFrame({
  view,
  submit,
  submitValue,
  waiting,
  isRefused = false,
  texts: own,
  before,
  buttons,
}: WizardFrameProps) {
  const { name, opened, errors, version, focus } = view;
  const { language } = usePage();
  const to = useAddress();
  const t = wizardWords(language);
  const { kept, walk, facts } = opened;
  const titles = titlesOf(kept.answers);
  const words = stepText(name, language, titles);
  const texts = { ...questionTexts(language, titles), ...own };
  const place = stepNamed(walk, name);
  if (!place) return null;
  const { step, earlier } = place;
  const questions = questionsOf(step, kept.answers);
  const behaviour = behaviours[name];
  const parts: StepView = {
    answers: { ...walk.answers, ...ownAnswers(step, kept.answers) },
    derived: kept.derived,
    today: facts.today,
  };
  const goOn = submit ?? t("next");
  // The registry checks when the review is opened.
  const isLastBeforeReview = nextOf(walk, place)?.name === "review";
  const hasErrors = isRefused || Object.keys(errors).length > 0;
  const visibility = visibilitySheet(formId, step.sections, questions, earlier, {
    answers: place.answers,
    ...(step.notes ? { notes: step.notes } : {}),
  });
  return (
    <Page
      title={[words.title, t("service")]}
      hasErrors={hasErrors}
      sheets={[styles.form, styles.wizard, styles.registration, ...(behaviour?.sheets ?? []), visibility]}
      form={{ id: formId, submit: goOn }}
      unlisted
    >
      {hasErrors && <span hidden data-happened={`RegisterMyBaby|Error|${name}`} />}
      <ErrorSummary questions={questions} errors={errors} texts={texts} t={formWords(language)} />
      <ProgressNav
        walk={walk}
        current={name}
        titleOf={(each) => stepText(each as StepName, language, titles).title}
        addressOf={(each) => to(stepPath(each))}
      />
      <Heading level={1} text={words.heading} companion={words.companion} />
      <Notices view={view} />
      {view.conflict && <Conflict name={name} {...view.conflict} />}
      {behaviour?.Top?.(parts)}
      {before}
      <StepForm
        step={step}
        answers={kept.answers}
        earlier={earlier}
        errors={errors}
        texts={texts}
        noteTexts={words.notes}
        focus={focus}
        version={version}
        submit={goOn}
        waiting={waiting ?? (isLastBeforeReview ? reviewWords(language)("checking") : t("waiting"))}
        {...(submitValue ? { submitValue } : {})}
        heading={({ name: section }) => {
          const heading = Object.hasOwn(words.sections, section) ? words.sections[section] : undefined;
          return heading ? <HeadingText text={heading} /> : null;
        }}
        after={(section) => behaviour?.After?.({ ...parts, section })}
      >
        {buttons}
        {behaviour?.Buttons?.(parts)}
        <WizardButtons view={view} />
        {view.notices.includes("unsaved") && <Undrawn step={step} opened={opened} name={name} />}
      </StepForm>
    </Page>
  );
}

/** What was typed while its questions cannot be drawn, for want of earlier answers: it goes with the next press. */
function Undrawn({ step, opened, name }: { step: Step; opened: Opened; name: StepName }) {
  const { answers } = opened.kept;
  const declared = opened.wizard.steps.find((each) => each.name === name) ?? step;
  const drawn = new Set(controlNames(step, answers));
  return Object.entries(ownAnswers(declared, answers))
    .filter(([control]) => !drawn.has(control))
    .flatMap(([control, answer]) =>
      [answer]
        .flat()
        .map((value) => <input key={control + value} type="hidden" name={control} value={value} />),
    );
}

import type { ReactNode } from "react";
import { address, htmlLang, otherLanguage } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { Island } from "#app/ui/island.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import type { Answers } from "../answers.ts";
import { hiddenQuestions } from "../conditions/hidden-questions.ts";
import type { Note } from "../conditions/note.ts";
import { prune } from "../conditions/prune.ts";
import { notesIn } from "../conditions/visible-notes.ts";
import { useFormState } from "../conform.ts";
import type { Section, Step } from "../declaration.ts";
import type { QuestionTexts } from "../field.ts";
import { questionsOf } from "../questions.ts";
import type { Errors } from "../validate.ts";
import { StepSection } from "./step-section.tsx";

const shellWords = wordsOf("i18n");
const formWords = wordsOf("forms");

export const formId = "f";

interface StepFormProps {
  step: Step & { readonly notes?: readonly Note[] };
  answers: Answers;
  earlier?: Answers;
  errors: Errors;
  texts: QuestionTexts;
  noteTexts?: Readonly<Record<string, string>>;
  focus?: string | undefined;
  /** Of the saved draft, to notice an outdated page. */
  version?: number | undefined;
  part?: string | undefined;
  draftId?: string | undefined;
  submit?: string;
  submitValue?: string;
  /** "Category|Action|Name", counted when the button is pressed. */
  submitEvent?: string;
  /** The header's language button is screens away, so each section ends with one that comes back there. */
  isLong?: boolean;
  isQuiet?: boolean;
  /** A script shows it while the request runs. */
  waiting?: string | undefined;
  heading: (section: Section) => ReactNode;
  after?: (section: Section) => ReactNode;
  children?: ReactNode;
}

export function StepForm(props: StepFormProps) {
  const { errors, version, part, draftId, submit, children } = props;
  const { language, path } = usePage();
  const form = useFormState(formId, errors);
  return (
    <Island name="form">
      <form
        id={form.id}
        method="post"
        action={address(language, path)}
        noValidate={form.noValidate}
        data-keeps=""
      >
        <FormToken />
        {version !== undefined && <input type="hidden" name="_version" value={version} />}
        {part !== undefined && <input type="hidden" name="_part" value={part} />}
        {draftId !== undefined && <input type="hidden" name="_draft" value={draftId} />}
        <Sections {...props} errors={form.errors} />
        <div className="buttons">
          {submit && <SubmitButton {...props} />}
          {children}
        </div>
      </form>
    </Island>
  );
}

function Sections(props: StepFormProps) {
  const { step, answers, earlier = {}, errors, texts, noteTexts = {}, focus, isLong, heading, after } = props;
  const t = formWords(usePage().language);
  const questions = questionsOf(step, answers);
  const counted = prune(step, answers, earlier).answers;
  const out = hiddenQuestions(step, counted, earlier);
  return step.sections.map((section) => (
    <StepSection
      key={section.name}
      section={section}
      isOfRow={step.ofRow !== undefined}
      questions={questions}
      answers={answers}
      counted={counted}
      earlier={earlier}
      ruledOut={out}
      errors={errors}
      texts={texts}
      notes={{ notes: notesIn(step, answers), texts: noteTexts }}
      t={t}
      focus={focus}
      heading={heading(section)}
      end={
        <>
          {after?.(section)}
          {isLong && <LanguageHere section={section} />}
        </>
      }
    />
  ));
}

const SubmitButton = ({ submit, submitValue = "next", submitEvent, isQuiet, waiting }: StepFormProps) => (
  <button
    className={isQuiet ? "button-quiet" : "button"}
    type="submit"
    name="intent"
    value={submitValue}
    data-waiting={waiting}
    data-event={submitEvent}
  >
    {submit}
  </button>
);

/** The fragment of its address survives, even if the answer redirects. */
function LanguageHere({ section }: { section: Section }) {
  const { language, path } = usePage();
  const other = otherLanguage(language);
  return (
    <button
      className="language-here"
      type="submit"
      name="intent"
      value="language"
      formAction={`${address(language, path)}#${section.name}`}
      lang={htmlLang[other]}
    >
      {shellWords(language)("language/toggle")}
    </button>
  );
}

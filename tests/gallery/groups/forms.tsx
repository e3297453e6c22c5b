import { childcareSubsidy } from "#app/features/childcare/parent/service.ts";
import { applicationDocuments } from "#app/features/childcare/parent/uploads/application-documents.ts";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import { QuestionsPage } from "#app/features/financial-help/questionnaire/questions-page.tsx";
import { questionsOf } from "#app/forms/questions.ts";
import { validate } from "#app/forms/validate.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import type { StoredDocument } from "#app/server/documents/index.ts";
import { Heading } from "#app/ui/heading.tsx";
import { DocumentFiles } from "#app/wizard/documents/document-files.tsx";
import { evaluate } from "#app/wizard/evaluate.ts";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import { ProgressNav } from "#app/wizard/page/progress.tsx";
import { wizardOf } from "#app/wizard/service.ts";
import { stepText } from "#app/wizard/texts.ts";
import { today } from "../place.ts";
import type { Groups, Specimen } from "../specimen.ts";
import { mistakesIn, stateOf, stepOf } from "../step-state.ts";

const formWords = wordsOf("forms");
const uploadsWords = wordsOf("childcare/parent/uploads");

const answers = {
  "applicant.isNZResident": "true",
  "applicant.age": "old",
  "income.applicant.amount": "much",
};

const summary = (name: string, isOnly: boolean): Specimen => ({
  name: `ErrorSummary ${name}`,
  sheets: ["form"],
  draw(language) {
    const t = formWords(language);
    const texts = textsOf("financial-help", language).questions;
    const { errors } = validate(questionnaire, answers, texts, t);
    const shown = Object.fromEntries(Object.entries(errors).slice(0, isOnly ? 1 : undefined));
    return (
      <ErrorSummary questions={questionsOf(questionnaire, answers)} errors={shown} texts={texts} t={t} />
    );
  },
});

const progress = (current: string, part?: string): Specimen => ({
  name: `ProgressNav ${current}`,
  sheets: ["form", "wizard"],
  draw(language) {
    const facts = { language, today };
    const wizard = wizardOf(childcareSubsidy, facts);
    return (
      <>
        <ProgressNav
          progress={evaluate(wizard, {}, language, { derived: {}, reached: 3 })}
          current={current}
          part={part}
          titleOf={(name) => stepText(childcareSubsidy, name, language, {}).title}
          addressOf={(name) => `#${name}`}
        />
        <Heading level={1} text={stepText(childcareSubsidy, current, language, {}).heading} />
      </>
    );
  },
});

const children = {
  "children.rows": "2",
  "children[0].first_name": "Āria",
  "children[0].last_name": "Tāne",
  "children[0].date_of_birth.day": "40",
};

const row = (
  name: string,
  of: string,
  given: Record<string, string>,
  isChecked = false,
  part?: number,
): Specimen => ({
  name,
  draw(language) {
    const state = stateOf(childcareSubsidy, { language, today }, given, 4);
    return <WizardFrame view={stepOf(state, of, { part, errors: isChecked ? mistakesIn(state, of) : {} })} />;
  },
  context: { path: `/financial-help/childcare-subsidy-application/apply/${of}` },
});

const income = {
  "parent.income_and_assets.wages_or_salary": "true",
  "parent.income_and_assets.wages_or_salary_amount": "lots",
};

const file = (scan: StoredDocument["scan"], name: string): StoredDocument => ({
  id: name,
  storageKey: name,
  size: 1_400_000,
  scan,
  name,
  kind: "pdf",
  label: "wages",
});

export const forms: Groups = {
  fields: [
    {
      name: "QuestionsPage",
      draw: () => <QuestionsPage answers={{}} errors={{}} />,
      context: { path: "/financial-help/questions" },
    },
  ],
  summaries: [summary("one", true), summary("many", false)],
  progress: [progress("your-details"), progress("assets-and-income"), progress("review")],
  rows: [
    row("WizardFrame dependent-children", "dependent-children", children, true),
    row("WizardFrame assets-and-income", "assets-and-income", income),
    row("WizardFrame assets-and-income, mistakes", "assets-and-income", income, true),
  ],
  documents: [
    {
      name: "DocumentFiles",
      sheets: ["form", "wizard", "uploads"],
      draw: (language) => (
        <>
          {([[], ["x"]] as const).map((errors, number) => (
            <DocumentFiles
              key={errors.length}
              service={applicationDocuments}
              number={number}
              document={{ key: "a", label: "wages", row: undefined, isOptional: number === 1 }}
              title="Payslips / Ngā puka utu"
              name="payslips"
              hint={uploadsWords(language)("hints/wages")}
              files={
                number === 0
                  ? [
                      file("clean", "payslip-october.pdf"),
                      file("waiting", "payslip-november.pdf"),
                      file("refused", "holiday.pdf"),
                    ]
                  : []
              }
              errors={errors.map(() => "This file is larger than 10 MB.")}
            />
          ))}
        </>
      ),
    },
  ],
};

import { type Answers, answerTo } from "#app/forms/answers.ts";
import { rowIndex } from "#app/forms/rows-state.ts";
import type { RequestedDocument as Requested } from "#app/wizard/documents/document-service.ts";
import { type Person, people } from "../people.ts";
import { hasPartner } from "../read-answers.ts";
import { type IncomeType, incomeTypes } from "../steps/income/types.ts";

export interface RequestedDocument extends Requested {
  readonly kind: "income" | "inland-revenue" | "medical" | "relationship" | "child";
  readonly who: Person | undefined;
  /** The question that is the reason for it, or the child's place from 0. */
  readonly question: string;
}

const childKey = "uploads.children[]";

/** IR3 tax returns, by the income that they are about. */
const inlandRevenue: Partial<Record<IncomeType, string>> = {
  business_income: "business_inland_revenue",
  self_employment_income: "self_inland_revenue",
};
/** Others have no certificate. */
const certified = ["MARRIED", "CIVIL_UNION"];
const childDetails = [
  "first_name",
  "last_name",
  "date_of_birth.year",
  "date_of_birth.month",
  "date_of_birth.day",
];

/** It follows from the answers. @param answers pruned, of all steps */
export function requestedDocuments(answers: Answers): RequestedDocument[] {
  return [
    ...people.flatMap((who) => (who === "parent" || hasPartner(answers) ? ofPerson(who, answers) : [])),
    ...ofRelationship(answers),
    ...ofChildren(answers),
  ];
}

const once = { row: undefined, isOptional: false } as const;

function ofPerson(who: Person, answers: Answers): RequestedDocument[] {
  const income = `${who}.income_and_assets.`;
  const types = incomeTypes.filter((type) => answerTo(answers, income + type) === "true");
  const reason = `${who}.work_and_activities.has_medical_reason`;
  return [
    ...types.flatMap((type): RequestedDocument[] => {
      const question = income + type;
      const form = inlandRevenue[type];
      return [
        { ...named(question), kind: "income", who, question, ...once },
        ...(form
          ? [
              {
                ...named(income + form),
                kind: "inland-revenue",
                who,
                question,
                ...once,
                isOptional: true,
              } as const,
            ]
          : []),
      ];
    }),
    ...(answerTo(answers, reason) === "true"
      ? [{ ...named(reason), kind: "medical", who, question: reason, ...once } as const]
      : []),
  ];
}

function ofRelationship(answers: Answers): RequestedDocument[] {
  const question = "relationship_status";
  const isCertified = certified.includes(answerTo(answers, question) ?? "");
  return hasPartner(answers) && isCertified
    ? [{ ...named(question), kind: "relationship", who: undefined, question, ...once }]
    : [];
}

function ofChildren(answers: Answers): RequestedDocument[] {
  const rows = new Set(Object.keys(answers).map((name) => rowIndex(name, "children")));
  return [...rows]
    .filter((row) => row >= 0)
    .sort((one, other) => one - other)
    .map((row) => {
      const told = childDetails.map((name) => answerTo(answers, `children[${row}].${name}`) ?? "");
      return {
        key: childKey,
        label: [childKey, ...told].join("\n"),
        kind: "child",
        who: undefined,
        question: `children[${row}].first_name`,
        row,
        isOptional: false,
      };
    });
}

const named = (name: string) => ({ key: `uploads.${name}`, label: `uploads.${name}` });

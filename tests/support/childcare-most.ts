import type { ApplicationStep as StepName } from "#app/features/childcare/parent/service.ts";
import { incomeTypes, jointIncome } from "#app/features/childcare/parent/steps/income/types.ts";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { dayAnswers } from "./births.ts";
import { childAt, couple } from "./childcare-answers.ts";
import { withPrefix } from "./childcare-steps.ts";
import type { Page } from "./page.ts";

const details = (who: "parent" | "partner"): Answers => ({
  ...couple["your-details"],
  ...couple["partner-details"],
  ...withPrefix(who, {
    title: "OTHER",
    title_other: "Kaumātua",
    "birthName.different": "yes",
    birth_first_name: "Mere",
    birth_last_name: "Parata",
    "knownName.different": "yes",
    other_first_name: "Mary",
    other_name_type: "KNOWN_AS",
    liveInNZ: "no",
    residency_status: "PERMANENT_RESIDENT",
    birth_country: "Samoa",
    ...dayAnswers("date_of_residence_status", "2012-01-31"),
    ...dayAnswers("date_arrived_in_nz", "2011-01-31"),
    "mail.different": "yes",
    "mail.line1": "PO Box 12",
    "mail.line2": "Porirua 5022",
    ethnicity: ["MAORI", "OTHER"],
    iwi: ["0101", "0102"],
    other_ethnicity: "Moriori",
  }),
});

const contact = (of: string) =>
  Object.fromEntries(["name", "address", "phone", "email"].map((name) => [`${of}_${name}`, "Any"]));
const hours = (of: readonly string[]) => Object.fromEntries(of.map((each) => [`${each}_hours_weekly`, "4"]));

const work = (who: "parent" | "partner"): Answers =>
  withPrefix(`${who}.work_and_activities`, {
    ...contact("employer"),
    ...contact("organisation"),
    ...hours(["work", "work_transit", "course", "course_transit", "activity", "activity_transit", "medical"]),
    ...dayAnswers("course_start_date", "2026-02-02"),
    ...dayAnswers("course_end_date", "2026-11-27"),
    ...Object.fromEntries(
      ["has_work", "has_course", "has_winz_activities", "has_medical_reason"].map((gate) => [gate, "true"]),
    ),
    is_course_nzqa_accredited: "false",
  });

const income = (who: "parent" | "partner"): Answers =>
  withPrefix(`${who}.income_and_assets`, {
    ...Object.fromEntries(
      incomeTypes.flatMap((type) => [
        [type, "true"],
        [`${type}_amount`, "1"],
      ]),
    ),
    ...Object.fromEntries(jointIncome.map((type) => [`${type}_jointly`, who === "parent" ? "true" : []])),
    hasOtherIncome: "yes",
    "other_income.rows": "5",
    ...Object.fromEntries([0, 1, 2, 3, 4].map((row) => [`other_income[${row}].amount`, "1"])),
  });

const service = (row: string): Answers => ({
  [`${row}.provider_identifier`]: "5001",
  [`${row}.receives_20_hours_ece`]: "true",
});

const children: Answers = Object.assign(
  {},
  ...Array.from({ length: 16 }, (_, index) =>
    childAt(index, {
      name: `Tama ${"āēīō"[index % 4]}`,
      born: "2023-03-04",
      search: "",
      service: "",
      email: "",
    }),
  ),
  ...Array.from({ length: 5 }, (_, index) => service(`children[0].providers[${index}]`)),
  dayAnswers("children[0].providers[0].parent_20_hours_start_date", "2026-02-02"),
  { "children[1].providers[0].provider_identifier_search": "kindergarten" },
);

/** For each step what opens the most questions of it; not all of them are answered. */
export const mostOf = {
  "your-details": details("parent"),
  "your-work": work("parent"),
  "assets-and-income": income("parent"),
  "dependent-children": children,
  "relationship-status": couple["relationship-status"],
  "partner-details": details("partner"),
  "partner-work": work("partner"),
  "partner-assets-and-income": income("partner"),
} as const satisfies Partial<Record<StepName, Answers>>;

/** A whole step at once, as it is typed. */
export async function store(page: Page, answers: Answers, intent = "save-draft"): Promise<Page> {
  const fields = Object.keys(answers).flatMap((name) =>
    answersTo(answers, name).map((value) => [name, value] as const),
  );
  const form = page.form("f").without("_part");
  for (const [name] of fields) form.without(name);
  return form.submitWith(fields, { name: "intent", value: intent });
}

/** With all of its texts wrong, and its days no days. */
export function spoilt(answers: Answers): Answers {
  const worse = (name: string, value: string) => {
    if (/\.(day|month)$/.test(name)) return "45";
    if (/[_.]amount$|hours_weekly$/.test(name)) return "x";
    return /^[A-Z_]+$|^(true|false|yes|no)$|rows$|iwi$|identifier/.test(value) ||
      /rows$|iwi$|identifier/.test(name)
      ? value
      : "Łą~";
  };
  return Object.fromEntries(
    Object.keys(answers).map((name) => [name, answersTo(answers, name).map((value) => worse(name, value))]),
  );
}

import { question, rows, section, when } from "#app/forms/builders.ts";
import { always, is } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Group, Section } from "#app/forms/declaration.ts";
import { box } from "#app/forms/fields/box.tsx";
import { select, yesNo } from "#app/forms/fields/choice.tsx";
import { dollars } from "#app/forms/fields/money.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../../.build/styles.json";
import type { Person } from "../../people.ts";
import { onlyWithPartner } from "../only-with-partner.ts";
import { changeIncome } from "./field-changes.ts";
import {
  amountPages,
  businessIncome,
  type IncomeType,
  incomeFrequencies,
  isJointType,
  mostOtherIncome,
  propertyIncome,
  supportIncome,
  workIncome,
} from "./types.ts";

/** Characters: ten billion dollars with cents and separators. */
const longestAmount = 16;
const longestText = 256;

const amount = () => question(dollars({ characters: longestAmount }));
const line = () => question(text({ max: longestText }));

function sections(who: Person): Section[] {
  const about = (name: string, questions: Group) =>
    section(name, { [who]: { income_and_assets: questions } });
  const of = (type: IncomeType) => `${who}.income_and_assets.${type}`;
  const ticks = (types: readonly IncomeType[]): Group =>
    Object.fromEntries(types.map((type) => [type, question(box("true"))]));
  const amountOf = (type: IncomeType): Group =>
    when(is(of(type), "true"), {
      [`${type}_amount`]: amount(),
      [`${type}_frequency`]: question(select(incomeFrequencies)),
      ...(who === "parent" && isJointType(type) ? { [`${type}_jointly`]: question(box("true")) } : {}),
    });
  const other = rows(
    { description: line(), source: line(), amount: amount() },
    { min: 1, max: mostOtherIncome, canBeEmptied: true },
  );
  return [
    about("work-income", ticks(workIncome)),
    about("support-income", ticks(supportIncome)),
    about("business-income", ticks(businessIncome)),
    about("property-income", ticks(propertyIncome)),
    about("whether-other", { hasOtherIncome: question(yesNo()) }),
    ...amountPages.map((types, at) =>
      about(amountSections[at] ?? "", Object.assign({}, ...types.map(amountOf))),
    ),
    about("other-income", {
      other_income: { ...other, when: is(`${who}.income_and_assets.hasOtherIncome`, "yes") },
    }),
  ];
}

/** What two people have together the parent enters, and the partner leaves out. */
const notesFor = (who: Person): Note[] => [
  { id: "ahead", after: "work-income", when: always, kind: "information" },
  ...(who === "parent" ? ["amounts", "amounts-also"] : ["business-income"]).map(
    (after, at): Note => ({
      id: at === 0 ? "together" : "together-too",
      after,
      when: always,
      kind: "information",
    }),
  ),
];

const amountSections = ["amounts", "amounts-too", "amounts-also"];
const whatYouGet = ["work-income", "support-income", "business-income", "property-income", "whether-other"];

/** The parent enters joint income: the partner cannot mark it. */
const incomeStep = <const Name extends string>(who: Person, name: Name) =>
  step({
    name,
    words: (language) => textsOf("childcare/parent/steps/income", language)[who],
    minutes: 8,
    partsLetter: "a",
    parts: [whatYouGet, ...amountSections.map((name) => [name]), ["other-income"]],
    questions: () => ({ sections: sections(who), notes: notesFor(who) }),
    onChange: (typed) => changeIncome(who, typed),
    view: { sheets: [styles.income] },
  });

export const assetsAndIncome = incomeStep("parent", "assets-and-income");
export const partnerAssetsAndIncome = onlyWithPartner(incomeStep("partner", "partner-assets-and-income"));

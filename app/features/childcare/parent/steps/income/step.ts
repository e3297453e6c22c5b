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
  businessIncome,
  type IncomeType,
  incomeFrequencies,
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
  const ofType = (type: IncomeType, canBeJoint: boolean): Group => ({
    [type]: question(box("true")),
    ...when(is(`${who}.income_and_assets.${type}`, "true"), {
      [`${type}_amount`]: amount(),
      [`${type}_frequency`]: question(select(incomeFrequencies)),
      ...(canBeJoint ? { [`${type}_jointly`]: question(box("true")) } : {}),
    }),
  });
  const ofTypes = (types: readonly IncomeType[], canBeJoint: boolean): Group =>
    Object.assign({}, ...types.map((type) => ofType(type, canBeJoint)));
  const other = rows(
    { description: line(), source: line(), amount: amount() },
    { min: 1, max: mostOtherIncome, canBeEmptied: true },
  );
  return [
    about("work-income", ofTypes(workIncome, false)),
    about("support-income", ofTypes(supportIncome, false)),
    about("business-income", ofTypes(businessIncome, who === "parent")),
    about("property-income", ofTypes(propertyIncome, who === "parent")),
    about("other-income", {
      hasOtherIncome: question(yesNo()),
      other_income: { ...other, when: is(`${who}.income_and_assets.hasOtherIncome`, "yes") },
    }),
  ];
}

const notes: Note[] = [
  { id: "ahead", after: "work-income", when: always, kind: "information" },
  { id: "together", after: "business-income", when: always, kind: "information" },
  { id: "together-too", after: "property-income", when: always, kind: "information" },
];

/** The parent enters joint income: the partner cannot mark it. */
const incomeStep = <const Name extends string>(who: Person, name: Name) =>
  step({
    name,
    words: (language) => textsOf("childcare/parent/steps/income", language)[who],
    minutes: 8,
    parts: [["work-income"], ["support-income"], ["business-income"], ["property-income"], ["other-income"]],
    questions: () => ({ sections: sections(who), notes }),
    onChange: (typed) => changeIncome(who, typed),
    view: { sheets: [styles.income] },
  });

export const assetsAndIncome = incomeStep("parent", "assets-and-income");
export const partnerAssetsAndIncome = onlyWithPartner(incomeStep("partner", "partner-assets-and-income"));

import { question, rows, section, step, when } from "#app/forms/builders.ts";
import { always, is } from "#app/forms/conditions/condition.ts";
import type { Group } from "#app/forms/declaration.ts";
import { box } from "#app/forms/fields/box.tsx";
import { select, yesNo } from "#app/forms/fields/choice.tsx";
import { dollars } from "#app/forms/fields/money.tsx";
import { text } from "#app/forms/fields/text.tsx";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { Person } from "../../people.ts";
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

const names = {
  parent: "assets-and-income",
  partner: "partner-assets-and-income",
} as const satisfies Record<Person, string>;

/** Characters: ten billion dollars with cents and separators. */
const longestAmount = 16;
const longestText = 256;

const amount = () => question(dollars({ characters: longestAmount }));
const line = () => question(text({ max: longestText }));

/** What two people have together is entered by the parent: the partner cannot mark it. */
export function assetsAndIncome(who: Person, _facts?: unknown): WizardStep {
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
  const hasOthers = is(`${who}.income_and_assets.hasOtherIncome`, "yes");
  return {
    ...step(names[who], [
      about("work-income", ofTypes(workIncome, false)),
      about("support-income", ofTypes(supportIncome, false)),
      about("business-income", ofTypes(businessIncome, who === "parent")),
      about("property-income", ofTypes(propertyIncome, who === "parent")),
      about("other-income", {
        hasOtherIncome: question(yesNo()),
        other_income: {
          ...rows(
            { description: line(), source: line(), amount: amount() },
            { min: 1, max: mostOtherIncome, canBeEmptied: true },
          ),
          when: hasOthers,
        },
      }),
    ]),
    minutes: 8,
    parts: [["work-income"], ["support-income"], ["business-income"], ["property-income"], ["other-income"]],
    notes: [
      { id: "ahead", after: "work-income", when: always, kind: "information" },
      { id: "together", after: "business-income", when: always, kind: "information" },
      { id: "together-too", after: "property-income", when: always, kind: "information" },
    ],
    onChange: (typed) => changeIncome(who, typed),
  };
}

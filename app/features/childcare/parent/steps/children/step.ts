import { answerTo } from "#app/forms/answers.ts";
import { question, rows, section, when } from "#app/forms/builders.ts";
import { is, onServer } from "#app/forms/conditions/condition.ts";
import { box } from "#app/forms/fields/box.tsx";
import { select, yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { wholeHours } from "#app/forms/fields/hours.tsx";
import { name } from "#app/forms/fields/text.tsx";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso, wholeYears } from "#app/nz/date.ts";
import { step } from "#app/wizard/step.ts";
import styles from "../../../../../../.build/styles.json";
import { longest } from "../person/limits.ts";
import { childrenErrors } from "./checks.ts";
import { ChildrenSoFar } from "./children-so-far.tsx";
import { changeProviders } from "./field-changes.ts";
import { actionBeforeNext, findActions, lookUp } from "./find-services.ts";
import { knownService } from "./known-services.ts";
import { providerEmail } from "./provider-email-field.tsx";
import { providerField } from "./provider-field.tsx";
import { childOf, identifierOf } from "./provider-rows.ts";
import { childRelationships, mostChildren, mostProviders } from "./relationships.ts";
import { childNotes, childrenText } from "./unlikely.ts";

/** 20 Hours ECE. */
const free = { from: 1, to: 20 };

const attends = onServer(
  (answers, row) => answerTo(answers, `${childOf(row)}.attends_ece_service`) === "true",
);
const isChosen = onServer((answers, row) => knownService(answers, identifierOf(row, answers)) !== undefined);
const offersFreeHours = onServer(
  (answers, row) => knownService(answers, identifierOf(row, answers))?.provider_offers_20_hours_ece === true,
);

/** Then it hangs on the school whether the subsidy is still paid. */
const isFive = (today: string) =>
  onServer((answers, row) => {
    const born = readDate(answers, `${childOf(row)}.date_of_birth`);
    return born !== undefined && wholeYears(toIso(born), today) === 5;
  });

const personName = () => name({ max: longest.name, letters: "latin" });

const provider = {
  provider_identifier: question(providerField()),
  ...when(isChosen, { provider_email: question(providerEmail()) }),
  ...when(offersFreeHours, {
    receives_20_hours_ece: question(yesNo("true", "false")),
    ...when(is("children[].providers[].receives_20_hours_ece", "true"), {
      parent_20_hours_weekly: question(wholeHours(free)),
      parent_20_hours_start_date: question(date()),
    }),
  }),
};

const child = (today: string) => ({
  first_name: question(personName()),
  middle_name: question(personName(), { required: false }),
  last_name: question(personName()),
  date_of_birth: question(date({ past: { today: () => today } })),
  relationship: question(select(childRelationships)),
  attends_ece_service: question(yesNo("true", "false")),
  ...when(is("children[].attends_ece_service", "true"), {
    is_applying_for_ccs: question(yesNo("true", "false")),
  }),
  ...when(is("children[].is_applying_for_ccs", "true"), {
    child_disability_allowance: question(box("true")),
    ...when(isFive(today), {
      cohort_entry: question(yesNo("true", "false")),
      ...when(is("children[].cohort_entry", "true"), { cohort_start_date: question(date()) }),
    }),
  }),
  providers: { ...rows(provider, { min: 1, max: mostProviders }), when: attends },
});

/** Each child has a page, and so does each of its early learning services. */
export const dependentChildren = step({
  name: "dependent-children",
  words: childrenText,
  minutes: 1.5,
  pagePerRow: true,
  rowName: "children[].first_name",
  questions: ({ today }) => ({
    sections: [section("children", { children: rows(child(today), { min: 1, max: mostChildren }) })],
    notes: childNotes(today),
  }),
  onChange: changeProviders,
  checks: (all, { language }) => childrenErrors(all, language),
  hooks: {
    onOpen: async (context) => ({ derived: (await lookUp(context)).derived }),
    actions: findActions,
    requiredAction: actionBeforeNext,
  },
  view: { sheets: [styles.children], BelowSection: ChildrenSoFar },
});

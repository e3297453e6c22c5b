import { answerTo } from "#app/forms/answers.ts";
import { question, section, when } from "#app/forms/builders.ts";
import { all, is, onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Group, Section } from "#app/forms/declaration.ts";
import { select } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { hoursPerWeek } from "#app/forms/fields/hours.tsx";
import { dollars } from "#app/forms/fields/money.tsx";
import { text } from "#app/forms/fields/text.tsx";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { EnrolledChild, SectionForm } from "../../application/section-form.ts";
import { WhatFamilySaid } from "../asked-service.tsx";
import { enrolmentErrors } from "../checks.ts";
import { isWeekUnlikely } from "../fees.ts";
import { truth } from "./truth.ts";

const longestText = 50;
const longestName = 75;
const longestExplanation = 256;
const mostTwentyHours = 21;

const amount = () => question(dollars({ characters: longestText }));
const hoursToChoose = Array.from({ length: mostTwentyHours + 1 }, (_, hours) => String(hours));

export const enrolledChildren = ({ service, children }: Pick<SectionForm, "service" | "children">) =>
  step({
    name: "2",
    words: (language) => textWithNames(children, language),
    questions: () => ({
      sections: [
        ...children.map((_, at) => childSection(at, service.subsidy_20_hrs)),
        section("supervisor", {
          supervisor_name: question(text({ max: longestName }), { autoComplete: "name" }),
        }),
      ],
      notes: children.map((_, at) => notAttending(at)),
    }),
    isSkipped: (earlier) => answerTo(earlier, "approved") === "false",
    checks: (all, { language, today }) => enrolmentErrors(all, children, { language, today }),
    view: {
      BelowSection: ({ section }) => {
        const child = children[Number(/^child-(\d+)$/.exec(section.name)?.[1])];
        return child && <WhatFamilySaid child={child} offers={service.subsidy_20_hrs} />;
      },
    },
  });

const notAttending = (at: number): Note => ({
  id: `notAttending-${at}`,
  after: `children[${at}].is_attending`,
  when: is(`children[${at}].is_attending`, "false"),
  kind: "warning",
});

function childSection(at: number, offersTwentyHours: boolean): Section {
  const of = (name: string) => `children[${at}].${name}`;
  const attends = is(of("is_attending"), "true");
  const isHomeBased = all(attends, is(of("is_home_based_educator"), "true"));
  const hasTopUp = all(isHomeBased, is(of("charges_home_based_top_up"), "true"));
  const named = (group: Group): Group =>
    Object.fromEntries(Object.entries(group).map(([name, entry]) => [of(name), entry]));
  return section(
    `child-${at}`,
    named({
      is_attending: truth(),
      ...when(attends, {
        hours_of_care_weekly: question(hoursPerWeek({ max: longestText })),
        ...(offersTwentyHours ? { provider_20_hours_weekly: question(select(hoursToChoose)) } : {}),
        enrollment_date: question(date()),
        hourly_fee: amount(),
        weekly_fee: amount(),
        ...when(
          onServer((answers) => isWeekUnlikely(answers, at)),
          { fee_explanation: question(text({ max: longestExplanation })) },
        ),
        is_home_based_educator: truth(),
      }),
      ...when(isHomeBased, { charges_home_based_top_up: truth() }),
      ...when(hasTopUp, { top_up_payment_hourly: amount(), top_up_start_date: question(date()) }),
    }),
  );
}

/** Each child is a section, headed with their name. */
function textWithNames(children: readonly EnrolledChild[], language: Language): StepText {
  const words = textsOf("childcare/supervisor/steps", language)["2"];
  const { notAttending } = words.notes;
  return {
    ...words,
    sections: {
      ...words.sections,
      ...Object.fromEntries(children.map((child, at) => [`child-${at}`, nameAndBirth(child, language)])),
    },
    notes: {
      ...words.notes,
      ...Object.fromEntries(children.map((_, at) => [`notAttending-${at}`, notAttending])),
    },
  };
}

function nameAndBirth(
  { first_name, middle_name, last_name, dob }: EnrolledChild,
  language: Language,
): string {
  // A dash means there is no such name.
  const names = [first_name, middle_name, last_name].filter((name) => name !== "" && name !== "-");
  return `${names.join(" ")}, ${dayInWords(dob, language)}`;
}

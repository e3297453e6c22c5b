import { type Answers, answerTo } from "#app/forms/answers.ts";
import { question, section, step, when } from "#app/forms/builders.ts";
import { all, is } from "#app/forms/conditions/condition.ts";
import type { Group, Section } from "#app/forms/declaration.ts";
import { select, yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { clientNumber } from "#app/forms/fields/numbers.tsx";
import { text } from "#app/forms/fields/text.tsx";
import type { WizardFacts } from "#app/wizard/service.ts";
import type { Wizard } from "#app/wizard/wizard.ts";
import { topUpErrors } from "./checks.ts";
import { questionWords } from "./step-texts.ts";

export interface SupervisorFacts extends WizardFacts {
  readonly children: number;
  /** The service's `subsidy_20_hrs`. */
  readonly offersTwentyHours: boolean;
}

/** Hours and fees of the supervisor; names. */
const longestText = 50;
const longestName = 75;
const mostTwentyHours = 21;

const truth = () => question(yesNo("true", "false"));
const shortText = () => question(text({ max: longestText }));
const hoursToChoose = Array.from({ length: mostTwentyHours + 1 }, (_, hours) => String(hours));

const isApproved = (answers: Answers): boolean => answerTo(answers, "approved") === "true";

export const supervisorSteps = ({ children, offersTwentyHours }: SupervisorFacts): Wizard => ({
  steps: [
    {
      ...step("1", [
        section("service", {
          approved: truth(),
          ...when(is("approved", "true"), {
            swn: question(clientNumber()),
            has_holding_or_absence_fee: truth(),
          }),
        }),
        section(
          "declaration",
          { supervisor_has_authority: question(declaration("true")) },
          is("approved", "true"),
        ),
      ]),
      notes: [{ id: "notRegistered", after: "approved", when: is("approved", "false"), kind: "warning" }],
    },
    {
      ...step("2", [
        ...Array.from({ length: children }, (_, at) => childSection(at, offersTwentyHours)),
        section("supervisor", {
          supervisor_name: question(text({ max: longestName }), { autoComplete: "name" }),
        }),
      ]),
      notes: Array.from({ length: children }, (_, at) => ({
        id: `notAttending-${at}`,
        after: `children[${at}].is_attending`,
        when: is(`children[${at}].is_attending`, "false"),
        kind: "warning" as const,
      })),
      isSkipped: (earlier) => answerTo(earlier, "approved") === "false",
      crossFieldChecks: (all, language) => topUpErrors(all, children, language),
    },
  ],
  texts: questionWords,
  isUnlocked: isApproved,
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
        hours_of_care_weekly: shortText(),
        ...(offersTwentyHours ? { provider_20_hours_weekly: question(select(hoursToChoose)) } : {}),
        enrollment_date: question(date()),
        hourly_fee: shortText(),
        weekly_fee: shortText(),
        is_home_based_educator: truth(),
      }),
      ...when(isHomeBased, { charges_home_based_top_up: truth() }),
      ...when(hasTopUp, { top_up_payment_hourly: shortText(), top_up_start_date: question(date()) }),
    }),
  );
}

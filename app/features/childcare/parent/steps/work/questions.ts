import { question, section, step, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import type { Section } from "#app/forms/declaration.ts";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { hoursPerWeek } from "#app/forms/fields/hours.tsx";
import { email, phone, text } from "#app/forms/fields/text.tsx";
import { textArea } from "#app/forms/fields/text-area.tsx";
import { invisibleCharacters } from "#app/nz/name.ts";
import type { WizardStep } from "#app/wizard/wizard.ts";
import type { ApplicationFacts } from "../../facts.ts";
import type { Person } from "../../people.ts";
import { workErrors } from "./checks.ts";

const names = { parent: "your-work", partner: "partner-work" } as const satisfies Record<Person, string>;

/** Characters; where it gives no limit, that of its texts. */
const most = { phone: 20, email: 60, text: 256 };

const gate = () => question(yesNo("true", "false"));
const line = () => question(text({ max: most.text }));
const hours = () => question(hoursPerWeek());
const contact = <const Of extends "employer" | "organisation">(of: Of) => ({
  [`${of}_name`]: line(),
  [`${of}_address`]: line(),
  [`${of}_phone`]: question(phone({ max: most.phone })),
  [`${of}_email`]: question(email({ max: most.email })),
});

/** Why childcare is needed: work, a course, activities, a medical reason. */
export function workAndActivities(who: Person, { today }: Pick<ApplicationFacts, "today">): WizardStep {
  const asked = (name: string) => `${who}.work_and_activities.${name}`;
  const given = (name: string) => is(asked(name), "true");
  const about = (name: string, questions: Section["questions"]): Section =>
    section(name, { [who]: { work_and_activities: questions } });
  return {
    ...step(names[who], [
      about("work", {
        has_work: gate(),
        ...when(given("has_work"), {
          ...contact("employer"),
          work_hours_weekly: hours(),
          work_transit_hours_weekly: hours(),
        }),
      }),
      about("course", {
        has_course: gate(),
        ...when(given("has_course"), {
          ...contact("organisation"),
        }),
      }),
      about("course-details", {
        ...when(given("has_course"), {
          course_name: line(),
          is_course_nzqa_accredited: gate(),
          course_start_date: question(date()),
          course_end_date: question(date()),
          course_hours_weekly: hours(),
          course_transit_hours_weekly: hours(),
        }),
      }),
      about("activities", {
        has_winz_activities: gate(),
        ...when(given("has_winz_activities"), {
          activities: question(textArea({ max: most.text, refused: invisibleCharacters })),
          activity_hours_weekly: hours(),
          activity_transit_hours_weekly: hours(),
        }),
      }),
      about("medical", {
        has_medical_reason: gate(),
        ...when(given("has_medical_reason"), { medical_duration: line(), medical_hours_weekly: hours() }),
      }),
    ]),
    minutes: 3,
    parts: [["work"], ["course"], ["course-details"], ["activities", "medical"]],
    notes: [
      {
        id: "not-accredited",
        after: asked("is_course_nzqa_accredited"),
        when: is(asked("is_course_nzqa_accredited"), "false"),
        kind: "warning",
      },
    ],
    crossFieldChecks: (all, language) => workErrors(who, all, { today, language }),
  };
}

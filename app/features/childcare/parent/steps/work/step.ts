import { question, section, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import type { Section } from "#app/forms/declaration.ts";
import { box } from "#app/forms/fields/box.tsx";
import { yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { hoursPerWeek } from "#app/forms/fields/hours.tsx";
import { email, phone, text } from "#app/forms/fields/text.tsx";
import { textArea } from "#app/forms/fields/text-area.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { invisibleCharacters } from "#app/nz/name.ts";
import { step } from "#app/wizard/step.ts";
import type { Person } from "../../people.ts";
import { onlyWithPartner } from "../only-with-partner.ts";
import { workErrors } from "./checks.ts";

/** Characters; where the specification gives no limit, that of its texts. */
const most = { phone: 20, email: 60, text: 256 };

const asked = (who: Person, name: string) => `${who}.work_and_activities.${name}`;
const gate = () => question(yesNo("true", "false"));
const line = () => question(text({ max: most.text }));
const hours = () => question(hoursPerWeek());
const contact = <const Of extends "employer" | "organisation">(of: Of) => ({
  [`${of}_name`]: line(),
  [`${of}_address`]: line(),
  [`${of}_phone`]: question(phone({ max: most.phone })),
  [`${of}_email`]: question(email({ max: most.email })),
});

function sections(who: Person): Section[] {
  const given = (name: string) => is(asked(who, name), "true");
  const about = (name: string, questions: Section["questions"]): Section =>
    section(name, { [who]: { work_and_activities: questions } });
  return [
    about("reasons", {
      has_work: gate(),
      has_course: gate(),
      has_winz_activities: gate(),
      has_medical_reason: gate(),
      cares_for_ill_child: question(box("true")),
    }),
    about(
      "work",
      when(given("has_work"), {
        ...contact("employer"),
        work_hours_weekly: hours(),
        work_transit_hours_weekly: hours(),
        works_at_night: question(box("true")),
      }),
    ),
    about("course", when(given("has_course"), contact("organisation"))),
    about(
      "course-details",
      when(given("has_course"), {
        course_name: line(),
        is_course_nzqa_accredited: gate(),
        course_start_date: question(date()),
        course_end_date: question(date()),
        course_hours_weekly: hours(),
        course_transit_hours_weekly: hours(),
      }),
    ),
    about(
      "activities",
      when(given("has_winz_activities"), {
        activities: question(textArea({ max: most.text, refused: invisibleCharacters })),
        activity_hours_weekly: hours(),
        activity_transit_hours_weekly: hours(),
      }),
    ),
    about(
      "medical",
      when(given("has_medical_reason"), { medical_duration: line(), medical_hours_weekly: hours() }),
    ),
  ];
}

const workOf = <const Name extends string>(who: Person, name: Name) =>
  step({
    name,
    words: (language) => textsOf("childcare/parent/steps/work", language)[who],
    minutes: 3,
    partsLetter: "a",
    parts: [
      ["reasons", "work"],
      ["course", "course-details"],
      ["activities", "medical"],
    ],
    questions: () => ({
      sections: sections(who),
      notes: [
        {
          id: "not-accredited",
          after: asked(who, "is_course_nzqa_accredited"),
          when: is(asked(who, "is_course_nzqa_accredited"), "false"),
          kind: "warning",
        },
      ],
    }),
    checks: (all, on) => workErrors(who, all, on),
  });

export const yourWork = workOf("parent", "your-work");
export const partnerWork = onlyWithPartner(workOf("partner", "partner-work"));

import { answerTo } from "#app/forms/answers.ts";
import { question, section } from "#app/forms/builders.ts";
import { text } from "#app/forms/fields/text.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { EnrolledChild, SectionForm } from "../../application/section-form.ts";
import { WhatFamilySaid } from "../asked-service.tsx";
import { enrolmentErrors } from "../checks.ts";
import { childSections, nameAndBirth, notAttending } from "./child-questions.ts";

const longestName = 75;

export const supervisorName = () => question(text({ max: longestName }), { autoComplete: "name" });

const childAt = (at: number): string => `children[${at}]`;

export const enrolledChildren = ({ service, children }: Pick<SectionForm, "service" | "children">) =>
  step({
    name: "2",
    words: (language) => textWithNames(children, language),
    questions: () => ({
      sections: [
        ...children.flatMap((_, at) =>
          childSections({
            child: childAt(at),
            section: `child-${at}`,
            offersTwentyHours: service.subsidy_20_hrs,
          }),
        ),
        section("supervisor", { supervisor_name: supervisorName() }),
      ],
      notes: children.map((_, at) => notAttending(childAt(at), `notAttending-${at}`)),
    }),
    isSkipped: (earlier) => answerTo(earlier, "approved") === "false",
    checks: (answers, { language, today }) =>
      enrolmentErrors(
        answers,
        children.map(({ dob }, at) => ({ child: childAt(at), dob })),
        { language, today },
      ),
    view: {
      BelowSection: ({ section }) => {
        const child = children[Number(/^child-(\d+)$/.exec(section.name)?.[1])];
        return child && <WhatFamilySaid child={child} offers={service.subsidy_20_hrs} />;
      },
    },
  });

/** Each child is headed with their name. */
function textWithNames(children: readonly EnrolledChild[], language: Language): StepText {
  const words = textsOf("childcare/supervisor/steps", language)["2"];
  const { notAttending: warning } = words.notes;
  return {
    ...words,
    sections: {
      ...words.sections,
      ...Object.fromEntries(children.map((child, at) => [`child-${at}`, nameAndBirth(child, language)])),
    },
    notes: {
      ...words.notes,
      ...Object.fromEntries(children.map((_, at) => [`notAttending-${at}`, warning])),
    },
  };
}

import { question, section, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Section } from "#app/forms/declaration.ts";
import { choice, yesNo } from "#app/forms/fields/choice.tsx";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { ageErrors } from "../person/checks.ts";
import { identity } from "../person/questions.ts";

/** Without a partner it is NO_RELATIONSHIP. */
const relationships = ["MARRIED", "CIVIL_UNION", "RELATIONSHIP"] as const;

/** Whoever cannot ask safely still applies: the agency is told, and then does not write to the partner. */
const consents = ["AGREES", "NOT_SAFE"] as const;

function sections(today: string): Section[] {
  const { names, birth } = identity("partner", { today });
  return [
    section("definition", { relationshipDefinition: question(declaration()) }),
    section("partner", {
      hasPartner: question(yesNo()),
      ...when(is("hasPartner", "yes"), {
        partner: { ...names, ...birth },
        relationship_status: question(choice(relationships)),
        partner_consent: question(choice(consents)),
      }),
    }),
  ];
}

const tellPartner: Note = {
  id: "tell-partner",
  after: "hasPartner",
  when: is("hasPartner", "yes"),
  kind: "information",
};

/** Information, as warnings are repeated on the review, in sight of whoever looks over a shoulder. */
const notSafe: Note = {
  id: "not-safe",
  after: "partner_consent",
  when: is("partner_consent", "NOT_SAFE"),
  kind: "information",
};

export const relationshipStatus = step({
  name: "relationship-status",
  words: (language) => textsOf("childcare/parent/steps/relationship-status", language),
  minutes: 1,
  questions: ({ today }) => ({ sections: sections(today), notes: [tellPartner, notSafe] }),
  checks: (all, on) => ageErrors("partner", all, on),
});

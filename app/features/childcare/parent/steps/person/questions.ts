import { question, section, when } from "#app/forms/builders.ts";
import { is, not } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Group, Section } from "#app/forms/declaration.ts";
import { postalAddress } from "#app/forms/fields/address.tsx";
import { box } from "#app/forms/fields/box.tsx";
import { choice, choices, select, yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { clientNumber, irdNumber } from "#app/forms/fields/numbers.tsx";
import { severalFrom } from "#app/forms/fields/several-from.tsx";
import { email, name, phone, place, text } from "#app/forms/fields/text.tsx";
import { textArea } from "#app/forms/fields/text-area.tsx";
import type { ApplicationFacts } from "../../facts.ts";
import type { Person } from "../../people.ts";
import { iwi } from "./iwi.ts";
import { longest, longestLines, mostIwi } from "./limits.ts";
import { ethnicities, genders, otherNameTypes, phones, residencies, titles } from "./options.ts";

const optional = { required: false } as const;

const about = (who: Person, questions: Group): Group => ({ [who]: questions });

const nameIn = (options = {}) => question(name({ max: longest.name, letters: "latin" }), options);

/** The browser may fill in only the applicant's own details. */
const ownOf = (who: Person) => (token: string) =>
  who === "parent" ? { autoComplete: token } : { autoComplete: "off" };

/** The relationship step asks them of a partner. */
export function identity(who: Person, { today }: Pick<ApplicationFacts, "today">) {
  const own = ownOf(who);
  return {
    names: {
      first_name: nameIn(own("given-name")),
      middle_name: nameIn({ ...optional, ...own("additional-name") }),
      last_name: nameIn(own("family-name")),
    },
    birth: {
      date_of_birth: question(
        date({ past: { today: () => today } }),
        // Without a token a date's controls are "off" by themselves.
        who === "parent" ? own("bday") : {},
      ),
    },
  };
}

export const title = (who: Person): Group => ({
  title: question(choice(titles)),
  title_other: question(text({ max: longest.title }), { when: is(`${who}.title`, "OTHER") }),
});

export const otherNames = (who: Person): Section[] => [
  section(
    "birth-name",
    about(who, {
      birthName: { different: question(yesNo()) },
      ...when(is(`${who}.birthName.different`, "yes"), {
        birth_first_name: nameIn(),
        birth_middle_name: nameIn(optional),
        birth_last_name: nameIn(),
      }),
    }),
  ),
  section(
    "known-name",
    about(who, {
      knownName: { different: question(yesNo()) },
      ...when(is(`${who}.knownName.different`, "yes"), {
        other_first_name: nameIn(optional),
        other_middle_name: nameIn(optional),
        other_last_name: nameIn(optional),
        other_name_type: question(select(otherNameTypes)),
      }),
    }),
  ),
];

export const gender = (): Group => ({ gender: question(choice(genders)) });

export const numbers = (who: Person): Section =>
  section("numbers", about(who, { ird: question(irdNumber()), swn: question(clientNumber()) }));

export function residency(who: Person, { today }: Pick<ApplicationFacts, "today">): Section {
  const pastDay = () => question(date({ past: { today: () => today } }));
  return section(
    "residency",
    about(who, {
      liveInNZ: question(yesNo()),
      residency_status: question(choice(residencies)),
      ...when(is(`${who}.residency_status`, "GRANTED_CITIZENSHIP", "PERMANENT_RESIDENT"), {
        birth_country: question(place({ max: longest.country, letters: "latin" })),
        date_of_residence_status: pastDay(),
        date_arrived_in_nz: pastDay(),
      }),
    }),
  );
}

const postal = () =>
  question(
    postalAddress({
      names: { street: "line1", suburb: "suburb", town: "line2" },
      max: longestLines,
      suggest: longestLines,
      letters: "latin",
      namesMissing: true,
    }),
  );

export const home = (who: Person): Section =>
  section(
    "home",
    about(who, {
      address: postal(),
      "mail.different": question(yesNo()),
      ...when(is(`${who}.mail.different`, "yes"), { mail: postal() }),
    }),
  );

export function reachable(who: Person): Section {
  const own = ownOf(who);
  const sameEmail = `${who}.emailSameAsMainApplicant`;
  const number = (kind: string) => question(phone({ max: longest.phone }), { ...optional, ...own(kind) });
  return section(
    "reachable",
    about(who, {
      phone: {
        home: number("home tel"),
        mobile: number("mobile tel"),
        other: number("tel"),
        preference: question(choice(phones)),
      },
      ...(who === "partner" ? { emailSameAsMainApplicant: question(box()) } : {}),
      email: question(email({ max: longest.email }), { when: not(is(sameEmail, "yes")), ...own("email") }),
    }),
  );
}

export const ethnicity = (who: Person): Section =>
  section(
    "ethnicity",
    about(who, {
      ethnicity: question(choices(ethnicities)),
      iwi: question(severalFrom(iwi, { count: mostIwi }), {
        ...optional,
        when: is(`${who}.ethnicity`, "MAORI"),
      }),
      other_ethnicity: question(textArea({ max: longest.ethnicity }), {
        when: is(`${who}.ethnicity`, "OTHER"),
      }),
    }),
  );

export const residencyNote = (who: Person): Note => ({
  id: "not-in-nz",
  after: `${who}.liveInNZ`,
  when: is(`${who}.liveInNZ`, "no"),
  kind: "warning",
});

export const personParts = [
  ["names", "birth-name", "known-name"],
  ["about", "numbers", "residency"],
  ["home", "reachable"],
  ["ethnicity"],
] as const;

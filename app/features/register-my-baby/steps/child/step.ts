import { type Answers, isLonger, readText } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { all, any, fromEarlierSteps, is, onServer } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import type { Section } from "#app/forms/declaration.ts";
import { postalAddress } from "#app/forms/fields/address.tsx";
import { box } from "#app/forms/fields/box.tsx";
import { choice, select, yesNo } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { selectFrom } from "#app/forms/fields/select-from.tsx";
import { name, place } from "#app/forms/fields/text.tsx";
import { readDay } from "#app/forms/read-answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { wholeYears } from "#app/nz/date.ts";
import { longestIn } from "#app/nz/registry-limits.ts";
import type { Facility } from "#app/server/neighbours/registry/index.ts";
import { step } from "#app/wizard/step.ts";
import { AboutOthers } from "../../born-together/notices.tsx";
import type { RegistrationFacts } from "../../facts.ts";
import { birthPlaces, mostBornTogether, parentsFillingIn, sexes } from "../options.ts";
import { oldestBirth } from "../person/checks.ts";
import { withRuralDelivery } from "../person/rural-address.ts";
import { singleNameErrors } from "../person/single-name.ts";
import { section } from "../section.ts";
import { descent } from "./descent.ts";

const bornHere = is("child.bornInNZ", "yes");
const multiple = is("child.oneOfMultiple", "yes");
const bornAt = (category: (typeof birthPlaces)[number]) => is("birthPlace.category", category);

export const birthOrders: readonly string[] = Array.from(
  { length: mostBornTogether - 1 },
  (_, index) => index + 2,
).flatMap((total) => Array.from({ length: total }, (_, index) => `${index + 1} of ${total}`));

const longestLines = {
  street: longestIn("birthPlace.home.line1"),
  suburb: longestIn("birthPlace.home.line2"),
  town: longestIn("birthPlace.home.line3"),
};

const sections = ({ language, today, facilities }: RegistrationFacts): Section[] => [
  section("born-here", {
    child: {
      bornInNZ: question(yesNo()),
      // Before any name: everything after it speaks of a living child, or of one who died.
      ...when(bornHere, {
        aliveAtBirth: question(yesNo()),
        hasDied: question(box(), { when: is("child.aliveAtBirth", "yes"), required: false }),
      }),
    },
    // May be left: then later sentences speak of the mother and the father.
    fillingIn: when(bornHere, { you: question(choice(parentsFillingIn), { required: false }) }),
  }),
  section(
    "child-name",
    {
      child: {
        firstNames: question(name({ max: longestIn("child.firstNames") })),
        surname: question(name({ max: longestIn("child.surname") })),
      },
    },
    bornHere,
  ),
  section(
    "birth",
    {
      child: {
        sex: question(choice(sexes)),
        birthDate: question(
          date({ past: { today: () => today }, withinYears: { years: oldestBirth, today: () => today } }),
        ),
        oneOfMultiple: question(yesNo()),
        ...when(multiple, { multipleBirthOrder: question(select(birthOrders)) }),
      },
    },
    bornHere,
  ),
  section(
    "birth-place",
    {
      birthPlace: {
        category: question(choice(birthPlaces)),
        ...when(bornAt("hospital"), {
          hospital: question(facilityList(facilities.entries, language)),
        }),
        ...when(bornAt("home"), {
          home: question(
            postalAddress({
              names: { street: "line1", suburb: "suburb", town: "line2" },
              max: longestLines,
              suggest: longestLines,
            }),
          ),
        }),
        ...when(bornAt("other"), { other: question(place({ max: longestIn("birthPlace.other") })) }),
      },
    },
    bornHere,
  ),
  section("child-descent", { child: descent("child") }, bornHere),
];

/** Labels start with the name, so that typing its first letters finds it. Names are English. */
const facilityList = (facilities: readonly Facility[], language: Language) =>
  selectFrom(
    facilities
      .map(({ identifier, name, location }) => ({
        value: identifier,
        label: location && !name.includes(location) ? `${name}, ${location}` : name,
        ...(language === "en" ? {} : { lang: "en" as const }),
      }))
      .sort((one, other) => one.label.localeCompare(other.label, "en")),
  );

const notes = ({ facilities: { isSample }, today }: RegistrationFacts): Note[] => [
  {
    id: "late",
    after: "child.birthDate",
    when: all(
      bornHere,
      onServer((answers) => isLate(answers, today)),
    ),
    kind: "warning",
  },
  {
    id: "without-midwife",
    after: "birthPlace.category",
    when: any(bornAt("home"), bornAt("other")),
    kind: "information",
  },
  { id: "long-name", after: "child.surname", when: all(bornHere, onServer(isLongName)), kind: "warning" },
  { id: "stillborn", after: "child.aliveAtBirth", when: is("child.aliveAtBirth", "no"), kind: "information" },
  {
    id: "died",
    after: "child.hasDied",
    when: all(is("child.aliveAtBirth", "yes"), is("child.hasDied", "yes")),
    kind: "information",
  },
  {
    id: "sample-facilities",
    after: "birthPlace.hospital",
    when: all(
      bornAt("hospital"),
      fromEarlierSteps(() => isSample),
    ),
    kind: "information",
  },
];

/** Years: the registrar registers later births only after asking more (Act of 2021, section 16). */
const lateAfter = 2;

function isLate(answers: Answers, today: string): boolean {
  const born = readDay(answers, "child.birthDate");
  return born !== undefined && wholeYears(born, today) >= lateAfter;
}

/** Characters with spaces: longer names get a warning. */
const longName = 70;

function isLongName(answers: Answers): boolean {
  const name = [readText(answers, "child.firstNames"), readText(answers, "child.surname")]
    .filter(Boolean)
    .join(" ");
  return isLonger(name, longName - 1);
}

export const childDetails = step({
  name: "child-details",
  words: (language) => textsOf("register-my-baby/steps/child", language),
  minutes: 4,
  partsLetter: "a",
  parts: [["born-here"], ["child-name", "birth"], ["birth-place", "child-descent"]],
  questions: (facts: RegistrationFacts) => ({ sections: sections(facts), notes: notes(facts) }),
  onChange: (typed) => withRuralDelivery(typed, "birthPlace.home"),
  checks: (all, { language }) => singleNameErrors(["child"], all, language),
  view: { Above: AboutOthers },
});

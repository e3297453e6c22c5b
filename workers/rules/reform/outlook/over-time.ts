import type { Bilingual } from "../../declare.ts";
import type { FamilyFacts } from "./family.ts";
import { both } from "./words.ts";

/** As far as the answers tell. */
export interface Turn {
  id: string;
  when: Bilingual;
  what: Bilingual;
  /** YYYY-MM-DD, only where the youngest child's date of birth was given: other ages are known by groups. */
  on?: string;
}

type Can = (variable: string) => boolean;

interface DeclaredTurn extends Omit<Turn, "on"> {
  /** The youngest child's. */
  birthday?: number;
  applies: (family: FamilyFacts, can: Can) => boolean;
}

const hasChildUnder =
  (age: number) =>
  ({ childAges, expectsBaby }: FamilyFacts): boolean =>
    expectsBaby || childAges.some((one) => one < age);
const youngestIsUnder = (age: number, { childAges, youngestBorn }: FamilyFacts): boolean =>
  youngestBorn !== undefined && childAges.at(-1)! < age;
const mayBeOnLeave = ({ expectsBaby, childAges }: FamilyFacts, can: Can): boolean =>
  (expectsBaby || childAges.includes(0)) && can("parental_leave__eligible_employee");
/** Children born earlier have a first year in which income does not count (Income Tax Act 2007, section MG 2). */
const incomeTestedFromBirth = "2026-04-01";
const atBirth = both("From the birth", "Mai i te whānautanga");

/** In the order in which a family meets them. */
const turns: readonly DeclaredTurn[] = [
  {
    id: "leave-begins",
    when: both("Up to 6 weeks before the due date", "Tae noa ki te 6 wiki i mua i te rā o te wā whānau"),
    what: both(
      "Parental leave can begin, and its payments with it.",
      "Ka taea te whakatā tiaki pēpi te tīmata, me ōna utunga.",
    ),
    applies: ({ expectsBaby }, can) => expectsBaby && can("parental_leave__eligible_employee"),
  },
  {
    id: "leave-ends",
    when: both("26 weeks after leave begins", "26 wiki i muri i te tīmatanga o te whakatā"),
    what: both(
      "Paid Parental Leave ends. Best Start begins then: the two are not paid for the same time.",
      "Ka mutu te utu whakatā tiaki pēpi. Ka tīmata a <en>Best Start</en> i reira: kāore ēnei e rua e utua ngātahitia.",
    ),
    applies: (family, can) => mayBeOnLeave(family, can) && can("best_start__eligibility"),
  },
  {
    id: "leave-ends-alone",
    when: both("26 weeks after leave begins", "26 wiki i muri i te tīmatanga o te whakatā"),
    what: both("Paid Parental Leave ends.", "Ka mutu te utu whakatā tiaki pēpi."),
    applies: (family, can) => mayBeOnLeave(family, can) && !can("best_start__eligibility"),
  },
  {
    id: "credits-begin",
    when: atBirth,
    what: both(
      "Working for Families counts the baby. Apply with the birth registration, or at Inland Revenue.",
      "Ka tatau a <en>Working for Families</en> i te pēpi. Tonoa i te rēhitatanga whānautanga, ki Te Tari Taake rānei.",
    ),
    applies: ({ expectsBaby }) => expectsBaby,
  },
  {
    id: "first-birthday",
    when: both("First birthday", "Te huritau tuatahi"),
    what: both(
      "For a child born before 1 April 2026 your income begins to count for Best Start.",
      "Mō te tamaiti i whānau i mua i te 1 o Āperira 2026, ka tīmata tō moni whiwhi ki te whai pānga ki a <en>Best Start</en>.",
    ),
    birthday: 1,
    applies: ({ childAges, day, youngestBorn }, can) =>
      day < "2027-04-01" &&
      childAges.includes(0) &&
      (youngestBorn ?? "") < incomeTestedFromBirth &&
      can("best_start__eligibility"),
  },
  {
    id: "third-birthday",
    when: both("Third birthday", "Te huritau tuatoru"),
    what: both(
      "Best Start ends for this child. 20 Hours ECE can begin, whatever you earn.",
      "Ka mutu a <en>Best Start</en> mō tēnei tamaiti. Ka taea a <en>20 Hours ECE</en> te tīmata, ahakoa te rahi o tō moni whiwhi.",
    ),
    birthday: 3,
    applies: (family) => hasChildUnder(1)(family) || youngestIsUnder(3, family),
  },
  {
    id: "third-birthday-perhaps",
    when: both("Third birthday, if it is still to come", "Te huritau tuatoru, mēnā kāore anō kia tae"),
    what: both(
      "Best Start ends for this child. 20 Hours ECE can begin, whatever you earn.",
      "Ka mutu a <en>Best Start</en> mō tēnei tamaiti. Ka taea a <en>20 Hours ECE</en> te tīmata, ahakoa te rahi o tō moni whiwhi.",
    ),
    // Ages of 1 to 4 are one group.
    applies: (family) =>
      family.youngestBorn === undefined && !hasChildUnder(1)(family) && hasChildUnder(5)(family),
  },
  {
    id: "school",
    when: both("When a child starts school", "Ina tīmata te tamaiti i te kura"),
    what: both(
      "Childcare Subsidy and 20 Hours ECE end. The OSCAR Subsidy can begin, for care before and after school.",
      "Ka mutu a <en>Childcare Subsidy</en> me <en>20 Hours ECE</en>. Ka taea a <en>OSCAR Subsidy</en> te tīmata, mō te tiaki i mua, i muri hoki i te kura.",
    ),
    applies: hasChildUnder(5),
  },
  {
    id: "youngest-14",
    when: both("When your youngest turns 14", "Ina eke tō pōtiki ki te 14 tau"),
    what: both(
      "Sole Parent Support and the OSCAR Subsidy end. Job Seeker Support can follow.",
      "Ka mutu a <en>Sole Parent Support</en> me <en>OSCAR Subsidy</en>. Ka whai pea ko <en>Job Seeker Support</en>.",
    ),
    birthday: 14,
    applies: (family, can) =>
      family.childAges.some((age) => age < 14) && can("social_security__eligible_for_sole_parent_support"),
  },
  {
    id: "turning-20",
    when: both("When you turn 20", "Ina eke koe ki te 20 tau"),
    what: both(
      "Young Parent Payment ends. Sole Parent Support or Job Seeker Support can follow.",
      "Ka mutu a <en>Young Parent Payment</en>. Ka whai pea ko <en>Sole Parent Support</en>, ko <en>Job Seeker Support</en> rānei.",
    ),
    applies: ({ age }, can) => (age ?? 99) < 20 && can("social_security__eligible_for_young_parent_payment"),
  },
  {
    id: "children-grow-up",
    when: both(
      "When a child turns 19, or supports itself before",
      "Ina eke te tamaiti ki te 19 tau, ka tū motuhake rānei i mua atu",
    ),
    what: both(
      "Family and In-Work Tax Credit no longer count this child.",
      "Ka mutu te tatau a <en>Family Tax Credit</en> me <en>In-Work Tax Credit</en> i tēnei tamaiti.",
    ),
    applies: ({ childAges }, can) =>
      childAges.some((age) => age >= 13) && can("family_scheme__qualifies_for_in_work_tax_credit"),
  },
  {
    id: "each-april",
    when: both("Each 1 April", "Ia 1 o Āperira"),
    what: both(
      "Benefit rates and most income limits change. Look at your results again then.",
      "Ka panoni ngā utunga takuhe me te nuinga o ngā tepe moni whiwhi. Tirohia anō ō otinga i reira.",
    ),
    applies: ({ isResident }) => isResident,
  },
];

export const overTime = (family: FamilyFacts, can: Can): Turn[] =>
  turns
    .filter(({ applies }) => applies(family, can))
    .map(({ id, when, what, birthday }) => {
      const { youngestBorn, expectsBaby } = family;
      const isKnown = birthday !== undefined && youngestBorn !== undefined && !expectsBaby;
      return { id, when, what, ...(isKnown && { on: birthdayOf(youngestBorn, birthday) }) };
    });

/** Somebody born on 29 February has lived a year on 1 March. */
function birthdayOf(born: string, age: number): string {
  const [year = 0, month = 1, day = 1] = born.split("-").map(Number);
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
}

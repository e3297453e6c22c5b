type Values = Record<string, Record<string, unknown> | undefined>;

/** As sent (OpenFisca Web API), and already accepted by the engine. */
export interface SentSituation {
  persons: Record<string, Values>;
  families?: Record<string, Record<string, unknown>>;
  titled_properties?: Record<string, Record<string, unknown>>;
}

/** Undefined or false where nothing was sent. */
export interface FamilyFacts {
  /** First day of the month asked about, YYYY-MM-01. */
  day: string;
  applicant: string;
  family: string;
  age: number | undefined;
  isResident: boolean;
  hasPartner: boolean;
  hours: number;
  partnerHours: number;
  /** The household's, dollars a year before tax. */
  income: number | undefined;
  expectsBaby: boolean;
  expectedIds: readonly string[];
  /** In the order sent. */
  childAges: readonly number[];
  childIds: readonly string[];
  /** YYYY-MM-DD, where given. A birthday worked out from an age falls on the day asked about. */
  youngestBorn: string | undefined;
  isCarer: boolean;
  isParent: boolean;
  /** Early learning, for the 3 hours a week that Childcare Subsidy asks for. */
  attendsEnough: boolean;
  hasDisabledChild: boolean;
  hasDisability: boolean;
  getsBenefit: boolean;
  studies: boolean;
  hasHousingCosts: boolean;
  isInSocialHousing: boolean;
  area: number | undefined;
}

const sent = (values: Values | undefined, id: string): unknown => Object.values(values?.[id] ?? {})[0];

const idsIn = (group: Record<string, unknown>, role: string): string[] => {
  const named = group[role];
  return typeof named === "string" ? [named] : Array.isArray(named) ? (named as string[]) : [];
};

function bornOn(child: Values | undefined, day: string): string | undefined {
  const born = sent(child, "date_of_birth");
  return typeof born === "string" && born.slice(4) !== day.slice(4) ? born : undefined;
}

/** @param day first day of the month, YYYY-MM-01 */
export function familyOf({ persons, families = {} }: SentSituation, day: string): FamilyFacts {
  const [family = "", group = {}] = Object.entries(families)[0] ?? [];
  const applicant =
    [...idsIn(group, "principal_caregiver"), ...idsIn(group, "parents")][0] ?? Object.keys(persons)[0]!;
  const [partner] = idsIn(group, "partners");
  const children = idsIn(group, "children");
  const isBorn = (id: string) =>
    sent(persons[id], "due_date_of_birth") === undefined || sent(persons[id], "date_of_birth") !== undefined;
  const born = children.filter(isBorn);
  const own = (id: string) => sent(persons[applicant], id);
  const number = (value: unknown) => (typeof value === "number" ? value : undefined);
  const ofAnyChild = (id: string) => children.map((child) => sent(persons[child], id));
  return {
    day,
    applicant,
    family,
    age: number(own("age")),
    isResident: own("is_citizen_or_resident") === true,
    hasPartner: partner !== undefined,
    hours: number(own("hours_per_week_employed")) ?? 0,
    partnerHours: number(partner && sent(persons[partner], "hours_per_week_employed")) ?? 0,
    income: number(sent(group as Values, "household_income")),
    expectsBaby: children.length > born.length,
    expectedIds: children.filter((id) => !born.includes(id)),
    childAges: born.map((id) => number(sent(persons[id], "age")) ?? 0),
    childIds: born,
    youngestBorn: bornOn(persons[born.at(-1) ?? ""], day),
    isCarer: idsIn(group, "principal_caregiver").length > 0,
    isParent: own("is_a_parent") === true,
    attendsEnough: ofAnyChild("early_childcare_hours_participation_per_week").some(
      (hours) => typeof hours === "number" && hours >= 3,
    ),
    hasDisabledChild: ofAnyChild("social_security__child_with_serious_disability").includes(true),
    hasDisability: own("social_security__has_severely_restricted_capacity_for_work") === true,
    getsBenefit: own("social_security__received_income_tested_benefit") === true,
    studies: own("social_security__is_fulltime_student") === true,
    hasHousingCosts: own("social_security__has_accomodation_costs") === true,
    isInSocialHousing: own("eligible_for_social_housing") === true,
    area: number(own("accommodation_supplement__area")),
  };
}

import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";

/** The birth registration's names for the parents. */
export const birthParents = ["mother", "father"] as const;
export type BirthParent = (typeof birthParents)[number];

const ethnicities: Readonly<Record<string, string>> = {
  nzEuropean: "NZ_EUROPEAN",
  maori: "MAORI",
  samoan: "SAMOAN",
  cookIslandMaori: "COOK_ISLANDS_MAORI",
  tongan: "TONGAN",
  niuean: "NIUEAN",
  chinese: "CHINESE",
  indian: "INDIAN",
  other: "OTHER",
};

const clientNumbers = { mother: "msd.mothersClientNumber", father: "msd.fathersClientNumber" } as const;

/** Only the other parent's names are taken. @param me the parent who applies */
export function fromBirth(answers: Answers, me: BirthParent): Answers {
  const given = (name: string) => answerTo(answers, name)?.trim() || undefined;
  const own = (name: string) => given(`${me}.${name}`);
  const other = me === "mother" ? "father" : "mother";
  const caregiver = "bestStart.primaryCareGiver";
  const taken: Record<string, string | readonly string[] | undefined> = {
    ...names("parent", own("firstNames"), own("surname")),
    ...day(answers, `${me}.dateOfBirth`, "parent.date_of_birth"),
    "parent.address.line1": own("homeAddress.line1"),
    "parent.address.suburb": own("homeAddress.suburb"),
    "parent.address.line2": own("homeAddress.line2"),
    ...phones([own("daytimePhone"), own("alternativePhone")]),
    "parent.email": own("email"),
    "parent.ird": given(`${caregiver}.type`) === me ? given(`${caregiver}.irdNumber`) : undefined,
    "parent.swn": given(clientNumbers[me]),
    "parent.ethnicity": answersTo(answers, `${me}.ethnicGroups`).flatMap((each) => ethnicities[each] ?? []),
    "parent.other_ethnicity": own("ethnicityDescription"),
    ...names("partner", given(`${other}.firstNames`), given(`${other}.surname`)),
    ...names("children[0]", given("child.firstNames"), given("child.surname")),
    ...day(answers, "child.birthDate", "children[0].date_of_birth"),
  };
  return Object.fromEntries(
    Object.entries(taken).flatMap(([name, answer]) => (answer?.length ? [[name, answer]] : [])),
  );
}

function names(who: string, firstNames: string | undefined, surname: string | undefined) {
  const [first, ...middle] = firstNames?.split(/\s+/) ?? [];
  return {
    [`${who}.first_name`]: first,
    [`${who}.middle_name`]: middle.join(" "),
    [`${who}.last_name`]: surname,
  };
}

const day = (answers: Answers, from: string, to: string) =>
  Object.fromEntries(
    ["day", "month", "year"].map((part) => [`${to}.${part}`, answerTo(answers, `${from}.${part}`)]),
  );

/** A mobile number begins with 02. */
function phones(numbers: readonly (string | undefined)[]) {
  const known = numbers.flatMap((number) => number ?? []);
  const mobile = known.find((number) => /^0\s*2/.test(number));
  const [home, other] = known.filter((number) => number !== mobile);
  return { "parent.phone.mobile": mobile, "parent.phone.home": home, "parent.phone.other": other };
}

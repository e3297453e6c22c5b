import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { TaxPerson } from "#app/server/neighbours/registry/index.ts";
import { readDay, readIrdNumber, readOption, readText, readYesNo } from "../../read-answers.ts";
import { canBeCaregiver, type Parent } from "../other-services/caregiver.ts";

/** The parent who is the principal caregiver: the only one who can sign up for a tax account (spec 2 section 6). */
export interface Claimant extends TaxPerson {
  pcgType: Parent;
}

const caregiver = "bestStart.primaryCareGiver";

/** The parent who claims Best Start as the caregiver; nothing where nobody claims it or somebody else cares for the child. */
export function claimingParent(answers: Answers): Parent | undefined {
  const parent = readOption(answers, `${caregiver}.type`, ["mother", "father"]);
  const isClaimed = readYesNo(answers, "bestStart.wanted") && readYesNo(answers, "child.aliveAtBirth");
  return isClaimed && parent && canBeCaregiver(answers, parent) ? parent : undefined;
}

/** What is copied from the caregiver (facts 4.5), worked out anew from the answers each time; nothing while some of it is missing. */
export function claimantOf(answers: Answers): Claimant | undefined {
  const pcgType = claimingParent(answers);
  if (!pcgType) return undefined;
  const firstNames = readText(answers, `${pcgType}.firstNames`);
  const surname = readText(answers, `${pcgType}.surname`);
  const dateOfBirth = readDay(answers, `${pcgType}.dateOfBirth`);
  const irdNumber = readIrdNumber(answers, `${caregiver}.irdNumber`);
  return firstNames && surname && dateOfBirth && irdNumber
    ? { pcgType, firstNames, surname, dateOfBirth, irdNumber }
    : undefined;
}

/** Under the names that the specification gives the copies. */
const copies = {
  "myir.pcgType": "pcgType",
  "myir.firstNames": "firstNames",
  "myir.lastName": "surname",
  "myir.dateOfBirth": "dateOfBirth",
  "myir.irdNumber": "irdNumber",
} as const satisfies Readonly<Record<string, keyof Claimant>>;

/** The copies as they are kept, so that a change of the caregiver's details is noticed. */
export const copied = (claimant: Claimant): Record<string, string> =>
  Object.fromEntries(Object.entries(copies).map(([name, detail]) => [name, claimant[detail]]));

/** Tells whether what was found out was found out about this caregiver with these details. */
export const isAbout = (claimant: Claimant, found: Answers): boolean =>
  Object.entries(copies).every(([name, detail]) => answerTo(found, name) === claimant[detail]);

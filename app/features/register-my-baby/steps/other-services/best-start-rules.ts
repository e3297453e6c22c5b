import { type Answers, answerTo } from "#app/forms/answers.ts";
import {
  all,
  any,
  type Condition,
  fromEarlierSteps,
  is,
  not,
  onServer,
} from "#app/forms/conditions/condition.ts";
import { readDay } from "#app/forms/read-answers.ts";
import { wholeYears } from "#app/nz/date.ts";
import { hasDied } from "../../loss/lost.ts";
import { canBeCaregiver, isNewZealandResident, isOldEnough, type Parent } from "./caregiver.ts";
import { bestStartBegins } from "./limits.ts";

const parents = ["mother", "father"] as const;
const caregiver = (question: string, answer: string) => is(`bestStart.primaryCareGiver.${question}`, answer);
const wanted = (answer: string) => is("bestStart.wanted", answer);
const notify = is("msd.notify", "yes");

const bornInTime = (answers: Answers) => onTime(readDay(answers, "child.birthDate"));
const dueInTime = (answers: Answers) => onTime(readDay(answers, "bestStart.expectedDueDate"));
const onTime = (day: string | undefined) => (day === undefined ? undefined : day >= bestStartBegins);
const bornTooEarly = fromEarlierSteps((answers) => bornInTime(answers) === false);

/** The principal caregiver claims (Income Tax Act 2007, section MG 1); a parent who takes no part cannot. */
const parentOfWhom = (holds: (answers: Answers, parent: Parent) => boolean): Condition =>
  any(
    ...parents.map((parent) =>
      all(
        caregiver("type", parent),
        fromEarlierSteps((answers) => canBeCaregiver(answers, parent) && holds(answers, parent)),
      ),
    ),
  );

const takesPart = (parent: Parent) => fromEarlierSteps((answers) => canBeCaregiver(answers, parent));

const alive = fromEarlierSteps(
  (answers) => answerTo(answers, "child.aliveAtBirth") === "yes" && !hasDied(answers),
);

/**
 * Which day decides: that of the birth, or for a child born too early the day on which it was due (Income Tax Act 2007, section MG 1: born or due
 * on or after 1 July 2018).
 */
function rulesOfDay() {
  const claimed = all(alive, wanted("yes"));
  const dueDate = all(claimed, bornTooEarly);
  const tooEarly = all(
    dueDate,
    onServer((answers) => dueInTime(answers) === false),
  );
  const inTime = fromEarlierSteps((answers) => bornInTime(answers) ?? false);
  const dueDateInTime = all(
    dueDate,
    onServer((answers) => dueInTime(answers) ?? false),
  );
  return { tooEarly, dueDate, caregiverType: any(all(claimed, inTime), dueDateInTime) };
}
const dayRules = rulesOfDay();

/** Years: Best Start ends on the third birthday (Income Tax Act 2007, section MG 1). */
const paidUntil = 3;

/** A claim can still be made, as the law of the day may pay for the time before: the page says to ask first. */
const turnedThree = (today: string) =>
  all(
    alive,
    wanted("yes"),
    not(bornTooEarly),
    fromEarlierSteps((answers) => {
      const born = readDay(answers, "child.birthDate");
      return born !== undefined && wholeYears(born, today) >= paidUntil;
    }),
  );

function caregiverRules(today: string) {
  const { caregiverType } = dayRules;
  return {
    // Section MC 4: who claims has the principal care, so a parent cannot claim for somebody else.
    other: all(caregiverType, caregiver("type", "other")),
    unknown: all(caregiverType, caregiver("type", "unknown")),
    // Section MC 3: who claims is 16 or older.
    tooYoung: all(
      caregiverType,
      parentOfWhom((answers, parent) => isOldEnough(answers, parent, today) === false),
    ),
    // Section MC 5: a caregiver is resident here; whether the child alone is, is asked after that.
    notResident: all(
      caregiverType,
      parentOfWhom((answers, parent) => isNewZealandResident(answers, parent) === false),
    ),
    caregiverFits: all(
      caregiverType,
      parentOfWhom((answers, parent) =>
        Boolean(isOldEnough(answers, parent, today) && isNewZealandResident(answers, parent)),
      ),
    ),
  };
}

/** Caregiver or child must live here for tax, or soon will (Income Tax Act 2007, section MC 5). */
function residenceRules(taxResidence: Condition) {
  const childResidence = all(taxResidence, caregiver("isTaxResident", "no"));
  const twelveMonths = all(childResidence, caregiver("isChildResident", "no"));
  const newClaim = any(
    all(taxResidence, caregiver("isTaxResident", "yes")),
    all(childResidence, caregiver("isChildResident", "yes")),
    all(
      twelveMonths,
      caregiver("hasLivedInNZForTwelveMonths", "yes"),
      caregiver("taxResidentWhenBestStartStarts", "yes"),
    ),
  );
  const notTaxResident = all(
    twelveMonths,
    any(caregiver("hasLivedInNZForTwelveMonths", "no"), caregiver("taxResidentWhenBestStartStarts", "no")),
  );
  return { childResidence, twelveMonths, newClaim, notTaxResident };
}

/**
 * Every rule of the Best Start part of a registration as a condition on its answers: the service's page declares its questions with
 * them, eligibility and the payload read them. The due date is typed on that page: what follows from it is `told` by the server.
 *
 * @param today the day in New Zealand, YYYY-MM-DD: the caregiver's age is counted to it
 */
export function bestStartRules(today: string) {
  const { tooEarly, dueDate, caregiverType } = dayRules;
  const { other, unknown, tooYoung, notResident, caregiverFits } = caregiverRules(today);
  const agencyClient = all(caregiverFits, caregiver("isMSDClient", "yes"));
  const notAgencyClient = all(caregiverFits, caregiver("isMSDClient", "no"));
  const workingForFamilies = all(notAgencyClient, caregiver("isGettingWorkingForFamilies", "yes"));
  const taxResidence = all(notAgencyClient, caregiver("isGettingWorkingForFamilies", "no"));
  const { childResidence, twelveMonths, newClaim, notTaxResident } = residenceRules(taxResidence);

  const ineligible = { tooEarly, other, unknown, tooYoung, notResident, notTaxResident };
  const eligible = { agencyClient, workingForFamilies, newClaim };
  const claim = any(workingForFamilies, newClaim);
  const noClaim = all(alive, any(wanted("no"), ...Object.values(ineligible)));
  const declared = all(claim, caregiver("declarationAccepted", "yes"));
  const irdQuestion = any(noClaim, all(agencyClient, notify));
  const irdAskedFor = all(irdQuestion, is("ird.applyForNumber", "yes"));
  const clientNumbers = all(any(agencyClient, noClaim), notify);

  return {
    turnedThree: turnedThree(today),
    /** In the order in which the reasons are told. */
    ineligible,
    eligible,
    asked: {
      wanted: alive,
      dueDate,
      caregiverType,
      caregiverContact: other,
      agencyClient: caregiverFits,
      /** Must be ticked. */
      agencyPermission: agencyClient,
      /** The same box, when it may be left empty. */
      agencyOffer: noClaim,
      mothersClientNumber: all(clientNumbers, takesPart("mother")),
      fathersClientNumber: all(clientNumbers, takesPart("father")),
      workingForFamilies: notAgencyClient,
      taxResidence,
      childResidence,
      twelveMonths,
      sharing: claim,
      sharer: all(claim, caregiver("isSharingCare", "yes")),
      hasPartner: newClaim,
      partner: all(newClaim, caregiver("hasPartner", "yes")),
      leave: claim,
      caregiverIrdNumber: claim,
      bankAccount: newClaim,
      creditUnionReference: all(newClaim, caregiver("bankAccount.creditUnion", "yes")),
      declaration: claim,
      irdNumber: irdQuestion,
      irdDelivery: any(claim, irdAskedFor),
      /** Not after the declaration, which makes the question before it unnecessary. */
      taxCredit: irdAskedFor,
    },
    /** By its own question or by the declaration. */
    irdApplied: any(declared, irdAskedFor),
    /** Accepting the declaration applies for the IRD number without another question. */
    declared,
  };
}

export type BestStartRules = ReturnType<typeof bestStartRules>;
export type BestStartPart = keyof BestStartRules["asked"];

import type { Texts } from "#app/i18n/words.ts";

type QuestionId = keyof Texts["paid-parental-leave"]["questions"];
export type OutcomeId = keyof Texts["paid-parental-leave"]["outcomes"];

export interface CheckerQuestion {
  id: QuestionId;
  name: string;
  answers: Readonly<Record<string, CheckerNode>>;
}

export interface CheckerEnd {
  outcome: OutcomeId;
}

export type CheckerNode = CheckerQuestion | CheckerEnd;

export const isEnd = (node: CheckerNode): node is CheckerEnd => "outcome" in node;

const question = (id: QuestionId, name: string, answers: CheckerQuestion["answers"]): CheckerQuestion => ({
  id,
  name,
  answers,
});
const end = (outcome: OutcomeId): CheckerEnd => ({ outcome });

/** The last question of all paths but the partner's. */
const recent = (no: OutcomeId): CheckerQuestion =>
  question("recent", "recent", { no: end(no), yes: end("recent") });

const givingBirth = question("worked", "worked", {
  yes: question("stopping", "stopping", { yes: recent("own"), no: end("leave") }),
  no: end("work"),
});

const transferring = question("workedToTransfer", "worked", {
  yes: question("partner", "partner", {
    yes: question("partnerWorked", "partner-worked", {
      yes: question("partnerStopping", "partner-stopping", {
        yes: question("partnerRecent", "partner-recent", { no: end("transfer"), yes: end("recent") }),
        no: end("leave"),
      }),
      no: end("work"),
    }),
    no: end("partner"),
  }),
  no: end("nothingToTransfer"),
});

const takingResponsibility = question("permanent", "permanent", {
  yes: question("underAge", "under-6", {
    yes: question("workedBeforeCare", "worked", {
      yes: question("stoppingForChild", "stopping", { yes: recent("inCare"), no: end("leave") }),
      no: end("work"),
    }),
    no: end("age"),
  }),
  no: end("temporary"),
});

const babyUnder1 = question("alreadyPaid", "already-paid", {
  no: question("returned", "returned", {
    no: question("workedBeforeBirth", "worked", { yes: recent("withBaby"), no: end("work") }),
    yes: end("returned"),
  }),
  yes: end("already"),
});

/** Stands apart from the other answers, and asks nothing further. */
export const lossAnswer = "loss";

/** After the Parental Leave and Employment Protection Act 1987. */
export const tree = question("situation", "situation", {
  "giving-birth": givingBirth,
  transferring,
  "taking-responsibility": takingResponsibility,
  "baby-under-1": babyUnder1,
  none: end("none"),
  [lossAnswer]: end("loss"),
});

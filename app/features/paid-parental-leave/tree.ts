import type { en } from "./text.en.ts";

type QuestionId = keyof typeof en.questions;
export type OutcomeId = keyof typeof en.outcomes;

/** A question; each of its answers leads on to the next question or to the end. */
export interface Question {
  /** Of its words. */
  id: QuestionId;
  /** Of the parameter that carries the answer in the address. */
  name: string;
  answers: Readonly<Record<string, Node>>;
}

export interface End {
  outcome: OutcomeId;
}

export type Node = Question | End;

/** Tells whether a node asks nothing any more. */
export const isEnd = (node: Node): node is End => "outcome" in node;

const ask = (id: QuestionId, name: string, answers: Question["answers"]): Question => ({ id, name, answers });
const end = (outcome: OutcomeId): End => ({ outcome });

/** The last question of all ways but the partner's. */
const recent = (no: OutcomeId): Question => ask("recent", "recent", { no: end(no), yes: end("recent") });

const givingBirth = ask("worked", "worked", {
  yes: ask("stopping", "stopping", { yes: recent("own"), no: end("leave") }),
  no: end("work"),
});

const transferring = ask("workedToTransfer", "worked", {
  yes: ask("partner", "partner", {
    yes: ask("partnerWorked", "partner-worked", {
      yes: ask("partnerStopping", "partner-stopping", {
        yes: ask("partnerRecent", "partner-recent", { no: end("transfer"), yes: end("recent") }),
        no: end("leave"),
      }),
      no: end("work"),
    }),
    no: end("partner"),
  }),
  no: end("nothingToTransfer"),
});

const takingResponsibility = ask("permanent", "permanent", {
  yes: ask("underAge", "under-6", {
    yes: ask("workedBeforeCare", "worked", {
      yes: ask("stoppingForChild", "stopping", { yes: recent("inCare"), no: end("leave") }),
      no: end("work"),
    }),
    no: end("age"),
  }),
  no: end("temporary"),
});

const babyUnder1 = ask("alreadyPaid", "already-paid", {
  no: ask("returned", "returned", {
    no: ask("workedBeforeBirth", "worked", { yes: recent("withBaby"), no: end("work") }),
    yes: end("returned"),
  }),
  yes: end("already"),
});

/**
 * All that the checker asks and where it leads (spec 3 section 2; facts 5.4), after the Parental Leave and Employment Protection
 * Act 1987.
 */
export const tree = ask("situation", "situation", {
  "giving-birth": givingBirth,
  transferring,
  "taking-responsibility": takingResponsibility,
  "baby-under-1": babyUnder1,
  none: end("none"),
});

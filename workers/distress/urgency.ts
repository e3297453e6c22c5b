import answers from "../../.build/distress.json";
import { type DistressKind, distressKinds, graveKinds } from "./classifier/kinds.ts";

/** A button battery is poison that cannot wait for a call. */
export type AnsweredKind = DistressKind | "button-battery";

export interface Rated {
  kind: DistressKind;
  /** From 0 to 1, and what a pattern adds. */
  sure: number;
}

/** What a pattern adds to how sure we are. */
export const byPattern = 0.4;
/** How much more a kind counts whose first number is 111: a life is not sent to a lesser number for a little certainty. */
const worthOfAtOnce = 1.4;

const isGrave = (kind: AnsweredKind): boolean =>
  kind === "button-battery" || (graveKinds as readonly string[]).includes(kind);

/** How sure we have to be that it tells of danger at all. */
const sureOfDanger = 0.85;
/** That a life is at stake: of whatever kind, because kinds that are unsure of each other are together sure of that. */
const sureOfLife = 0.65;
/** Few words tell little. */
const sureOfFew = 0.92;
const few = 2;

/** Whether what is likely of a text of so many words may be said aloud. */
export function isSure(likely: readonly Rated[], words: number): boolean {
  const sumOf = (some: readonly Rated[]) => some.reduce((sum, { sure }) => sum + sure, 0);
  const danger = sumOf(likely);
  if (words <= few) return danger >= sureOfFew;
  return danger >= sureOfDanger || sumOf(likely.filter(({ kind }) => isGrave(kind))) >= sureOfLife;
}

const firstNumbers = new Map(answers.map(({ kind, lines }) => [kind, lines[0]?.number]));
const firstNumber = (kind: DistressKind): string | undefined => firstNumbers.get(kind);

/**
 * The likeliest kind of the number that deserves to be called first, then the gravest of those that are heard beside it.
 * @param rated the likeliest first
 */
export function byWorth(rated: readonly Rated[], isHeard: (one: Rated) => boolean): DistressKind[] {
  const number = numberToCall(rated);
  const first = rated.find(({ kind }) => firstNumber(kind) === number);
  if (!first) return [];
  const [second, ...others] = rated
    .filter((one) => one !== first && isHeard(one))
    .sort((one, other) => urgency(one) - urgency(other));
  const gravest = second && isGraver(second, first) ? [second, first] : [first, ...(second ? [second] : [])];
  return [...gravest, ...others].map(({ kind }) => kind);
}

/** Kinds that are unsure of each other are together sure of the number that they share. */
function numberToCall(rated: readonly Rated[]): string | undefined {
  const sums = new Map<string | undefined, number>();
  for (const { kind, sure } of rated) {
    const number = firstNumber(kind);
    sums.set(number, (sums.get(number) ?? 0) + sure * (number === "111" ? worthOfAtOnce : 1));
  }
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const urgency = ({ kind }: Rated): number => distressKinds.indexOf(kind);

/** Of the same number, and told by a pattern or not far less likely. */
const isGraver = (one: Rated, other: Rated): boolean =>
  firstNumber(one.kind) === firstNumber(other.kind) &&
  urgency(one) < urgency(other) &&
  (one.sure >= byPattern || 2 * one.sure >= other.sure);

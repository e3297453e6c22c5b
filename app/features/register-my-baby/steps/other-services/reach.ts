import { type Answers, readOption, readText } from "#app/forms/answers.ts";
import { bestStartOf } from "./best-start.ts";
import type { Parent } from "./caregiver.ts";

const ways = ["daytimePhone", "alternativePhone", "email"];

/** The parent who claims Best Start and gave no way to be reached; nothing when all is well. */
export function claimantOutOfReach(answers: Answers, today: string): Parent | undefined {
  const parent = readOption(answers, "bestStart.primaryCareGiver.type", ["mother", "father"]);
  if (!parent || ways.some((way) => readText(answers, `${parent}.${way}`))) return undefined;
  return bestStartOf(answers, today).status.is === "eligible" ? parent : undefined;
}

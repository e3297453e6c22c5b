import type { Answers } from "#app/forms/answers.ts";
import { sha256 } from "#app/server/crypto/sha256.ts";

/** The order of names and of several values makes no difference. */
export const digestOf = (facts: Answers, answers: Answers): Promise<string> =>
  sha256(JSON.stringify([sorted(facts), sorted(answers)]));

const sorted = (answers: Answers) =>
  Object.entries(answers)
    .map(([name, answer]) => [name, [answer].flat().sort()] as const)
    .filter(([, values]) => values.length > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));

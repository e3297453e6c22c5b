// POST /calculate: every null in the request is replaced by its result.

import { Simulation } from "./engine.ts";
import { readSituation } from "./situation.ts";

/**
 * Answers a situation.
 * @param body parsed JSON of the request; its nulls are filled in place, so that all else comes back as it was sent
 * @throws Refusal for a request at fault
 */
export function calculate(body: unknown): unknown {
  const situation = readSituation(body);
  const simulation = new Simulation(situation);
  const answers = situation.questions.map((question) => simulation.answer(question));
  situation.questions.forEach(({ answers: place, path }, index) => {
    place[path.at(-1)!] = answers[index];
  });
  return body;
}

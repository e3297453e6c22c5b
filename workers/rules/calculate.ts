import { Simulation } from "./engine.ts";
import { readSituation } from "./situation.ts";

/**
 * Answers POST /calculate.
 * @param body parsed JSON of the request; its nulls are replaced in place, so that everything else is returned as it was sent
 * @throws Refusal for an invalid request
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

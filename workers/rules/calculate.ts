import { Budget } from "./budget.ts";
import { Simulation } from "./engine.ts";
import { readSituation } from "./situation.ts";
import type { TaxBenefitSystem } from "./system.ts";

/** Replaces the nulls in place, so that everything else is returned as it was sent. @throws Refusal */
export function calculate(system: TaxBenefitSystem, body: unknown, budget = new Budget()): unknown {
  const situation = readSituation(system, body, budget);
  const simulation = new Simulation(situation);
  const answers = situation.questions.map((question) => simulation.answer(question));
  situation.questions.forEach(({ answers: place, path }, index) => {
    place[path.at(-1)!] = answers[index];
  });
  return body;
}

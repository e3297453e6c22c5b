import { expect, test } from "vitest";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";

/** A sentence about when questions are asked, with answers that prove it. */
export interface Asking {
  sentence: string;
  answers: Answers;
  shows?: readonly string[];
  hides?: readonly string[];
}

/** One test for each sentence. */
export function testAsking(rows: readonly Asking[]): void {
  for (const { sentence, answers, shows = [], hides = [] } of rows) {
    test(sentence, () => {
      const asked = prune(questionnaire, answers).questions.map(({ name }) => name);
      expect(shows.filter((name) => !asked.includes(name))).toEqual([]);
      expect(hides.filter((name) => asked.includes(name))).toEqual([]);
    });
  }
}

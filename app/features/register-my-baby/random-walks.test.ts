import fc from "fast-check";
import { expect, test } from "vitest";
import { controlsOf } from "#app/forms/questions.ts";
import { payloadSent } from "../../../tests/support/birth-payload.ts";
import { againstSchema } from "../../../tests/support/birth-sent.ts";
import { everyQuestion, markOf, randomWalkers, walkThrough } from "../../../tests/support/random-walks.ts";
import { registration, registrationFacts } from "../../../tests/support/registration-steps.ts";

const wizard = registration(registrationFacts);
const marks = everyQuestion(wizard)
  .flatMap(controlsOf)
  .map((name, index) => ({ name, mark: markOf(index) }));

test("From random answers, whatever is asked can be answered, review is reached, the payload holds nothing that was not asked and validates against its published JSON schema [birth/changes/hidden]", async () => {
  await fc.assert(
    fc.asyncProperty(randomWalkers(wizard), async (walker) => {
      const { progress, asked } = await walkThrough(walker);
      expect(progress.steps.filter(({ isComplete }) => !isComplete).map(({ name }) => name)).toEqual([]);
      const payload = payloadSent(progress.answers);
      expect(againstSchema(JSON.parse(JSON.stringify(payload)))).toEqual([]);
      const sent = JSON.stringify(payload);
      const wasAsked = new Set(asked.flatMap(controlsOf));
      const strange = marks.filter(({ name, mark }) => sent.includes(mark) && !wasAsked.has(name));
      expect(strange).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { answerTo } from "#app/forms/answers.ts";
import { claimOf } from "../../../../tests/support/birth-branches.ts";
import { at, payloadSent } from "../../../../tests/support/birth-payload.ts";
import { paths, traced } from "../../../../tests/support/birth-questions.ts";
import { randomBirths as anyBirths } from "../../../../tests/support/random-births.ts";
import { payloadJsonSchema, payloadSchema } from "./table.ts";

/** A child who was not born here is not registered: nothing else is asked. */
const randomBirths = anyBirths.map((answers) => ({ ...answers, "child.bornInNZ": "yes" }));

describe("From random answers", () => {
  const published = z.fromJSONSchema(payloadJsonSchema() as Parameters<typeof z.fromJSONSchema>[0]);

  test("every payload validates against its schema and against the published one [birth/sent/schema]", () => {
    fc.assert(
      fc.property(randomBirths, (answers) => {
        const payload = payloadSent(answers);
        expect(payloadSchema.safeParse(payload).error?.issues ?? []).toEqual([]);
        expect(published.safeParse(JSON.parse(JSON.stringify(payload))).error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test("the payload holds every written answer to a question that is asked, and none to another [birth/sent/every-question]", () => {
    fc.assert(
      fc.property(randomBirths, (answers) => {
        const payload = JSON.stringify(payloadSent(answers));
        const found = traced.filter(([, , mark]) => payload.includes(mark)).map(([question]) => question);
        const asked = traced.filter(
          ([question, , , isAsked]) => answerTo(answers, question) && isAsked(answers),
        );
        expect(found).toEqual(asked.map(([question]) => question));
      }),
      { numRuns: 500 },
    );
  });

  test("the payload holds nothing of questions that the branch does not ask [birth/sent/unchosen]", () => {
    fc.assert(
      fc.property(randomBirths, (answers) => {
        const payload = payloadSent(answers);
        const held = paths.filter(([path, isAsked]) => at(payload, path) !== undefined && !isAsked(answers));
        expect(held.map(([path]) => path)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test("every way of a claim is met", () => {
    const met = new Set(fc.sample(randomBirths, { numRuns: 3000, seed: 7 }).map(claimOf));
    expect([...met].sort()).toEqual([
      "agency",
      "date",
      "families",
      "new",
      "none",
      "other",
      "pending",
      "unfit",
    ]);
  });
});

/** Every object of a JSON schema. */
function* objectsIn(schema: unknown): Generator<object> {
  if (typeof schema !== "object" || schema === null) return;
  if ("type" in schema && schema.type === "object") yield schema;
  for (const inside of Object.values(schema)) yield* objectsIn(inside);
}

describe("The published schema", () => {
  test("no object takes additional properties", () => {
    const objects = [...objectsIn(payloadJsonSchema())];
    expect(objects.length).toBeGreaterThan(10);
    expect(
      objects.filter((each) => !("additionalProperties" in each && each.additionalProperties === false)),
    ).toEqual([]);
  });

  test("refuses what is not in it", () => {
    expect(payloadSchema.safeParse({ ...payloadSent({}), parentSameAddress: true }).success).toBe(false);
  });
});

import { expect, test } from "vitest";
import * as z from "zod";
import { payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers } from "../../../../tests/support/births.ts";
import { registrationSchema } from "./published-schema.ts";

test("the schema of a registration is published: it takes what is sent, and nothing that it does not name [birth/sent/schema]", async () => {
  const answer = registrationSchema();
  expect(answer.headers.get("Content-Type")).toBe("application/schema+json; charset=utf-8");
  const published = z.fromJSONSchema(await answer.json());
  const payload = payloadSent(birthAnswers);
  expect(published.safeParse(payload).success).toBe(true);
  expect(published.safeParse({ ...payload, otherChildren: "0" }).success).toBe(false);
  expect(published.safeParse({ ...payload, mother: undefined }).success).toBe(false);
});

import { describe, expect, test } from "vitest";
import type { Refusal } from "../refusal.ts";
import { readRequest } from "./request.ts";

const refused = (body: unknown) => {
  try {
    readRequest(body);
  } catch (error) {
    return (error as Refusal).body();
  }
  return undefined;
};

describe("what a week is asked about", () => {
  test("missing facts are taken, as not known", () => {
    expect(readRequest({ day: "2026-11-23", household: { adults: [{}], children: [{}] } })).toEqual({
      day: "2026-11-23",
      household: { adults: [{}], children: [{}] },
    });
  });

  test.each([
    [
      { day: "2026-11-23", household: { adults: [{ height: 3 }], children: [] } },
      ["household", "adults", "0", "height"],
    ],
    [{ day: "2026-11-23", household: { adults: [{}], children: [], pets: 1 } }, ["household", "pets"]],
    [
      { day: "2026-11-23", household: { adults: [{}], children: [{ born: "yesterday" }] } },
      ["household", "children", "0", "born"],
    ],
    [{ day: "2026-11-23", household: { adults: [], children: [] } }, ["household", "adults"]],
    [{ day: "2017-01-01", household: { adults: [{}], children: [] } }, ["day"]],
    [{ household: { adults: [{}], children: [] } }, ["day"]],
    [{ day: "2026-11-23", household: { adults: [{}], children: [] }, trace: true }, ["trace"]],
  ])("%j is refused, and the answer names the place", (body, path) => {
    let inside: unknown = refused(body);
    for (const key of path) inside = (inside as Record<string, unknown>)?.[key];
    expect(inside).toEqual(expect.any(String));
  });
});

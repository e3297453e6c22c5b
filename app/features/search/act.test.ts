import { describe, expect, test } from "vitest";
import acts from "#workers/content/search/acts.json";
import { actFor } from "./act.tsx";

describe("Before the results stands what somebody mostly wants to do [site/search/act]", () => {
  test.each([
    ["midwife", "https://www.findyourmidwife.co.nz/"],
    ["Kindergarten ", "/services-near-me/early-education?kind=free-kindergarten"],
    ["kohanga reo", "/services-near-me/early-education?kind=te-kohanga-reo"],
    ["plunket", "/services-near-me/well-child"],
    ["midwife complaint", undefined],
    ["", undefined],
  ])("%s: %s", (term, address) => expect(actFor(term)?.address).toBe(address));

  test("each of its words leads to one of them, in both languages", () => {
    const terms = acts.flatMap((act) => act.terms);
    expect(new Set(terms).size).toBe(terms.length);
    for (const { name, terms } of acts)
      for (const term of terms) expect(actFor(term.toUpperCase())?.name).toEqual(name);
  });
});

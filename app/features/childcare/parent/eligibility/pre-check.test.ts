import { describe, expect, test } from "vitest";
import { readPreCheck, searchOf } from "./pre-check.ts";

const read = (query: string) => readPreCheck(new URLSearchParams(query));
const yes = (...names: string[]) => names.map((name) => `${name}=true`).join("&");
const all = yes("resident", "mainCarer", "childcare", "payments");

describe("Four sequential yes/no questions [childcare/entry/four-questions]", () => {
  test.each([
    ["nothing answered: the first is asked", "", 0, undefined, "resident"],
    ["a yes leads to the next one", yes("resident"), 1, undefined, "mainCarer"],
    ["permanent resident or citizen intending to stay: no", "resident=false", 0, "resident", undefined],
    ["main carer: no", `${yes("resident")}&mainCarer=false`, 1, "mainCarer", undefined],
    [
      "at least 3 hours a week of approved childcare: no",
      `${yes("resident", "mainCarer")}&childcare=false`,
      2,
      "childcare",
      undefined,
    ],
    [
      "currently receiving payments from the benefit agency: no",
      `${yes("resident", "mainCarer", "childcare")}&payments=false`,
      3,
      "payments",
      undefined,
    ],
    ["all yes shows the indicative result [childcare/entry/yes]", all, 4, undefined, undefined],
    [
      "a no at any step: later answers do not count",
      `${all}&mainCarer=no`.replace("mainCarer=true", "mainCarer=false"),
      1,
      "mainCarer",
      undefined,
    ],
    [
      "an answer after a gap does not count",
      yes("resident", "childcare", "payments"),
      1,
      undefined,
      "mainCarer",
    ],
    ["what is neither yes nor no is no answer", "resident=maybe", 0, undefined, "resident"],
  ])("%s", (_, query, met, unmet, next) => {
    const found = read(query);
    expect([found.met.length, found.unmet, found.next]).toEqual([met, unmet, next]);
  });

  test("the address of the answers so far is read back", () => {
    const { met } = read(all);
    expect(read(searchOf(met))).toEqual(read(all));
    expect(searchOf([])).toBe("");
  });
});

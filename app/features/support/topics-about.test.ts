import { expect, test } from "vitest";
import { topicsAbout } from "./topics-about.ts";

test.each([
  ["miscarriage", ["miscarriage-and-stillbirth"]],
  ["I had a miscarriage", ["miscarriage-and-stillbirth"]],
  ["abortion", ["abortion"]],
  ["violence at home", ["family-violence"]],
  ["whangai", ["whangai"]],
  ["depression", ["antenatal-depression-and-anxiety", "postnatal-depression"]],
  ["Te tahe", ["miscarriage-and-stillbirth"]],
  ["sleep", []],
  ["family tax credit", []],
  ["car seat", []],
  ["the", []],
  ["", []],
  ["%_*", []],
])("%s: %j", (term, ids) => {
  expect(topicsAbout(term).map(({ id }) => id)).toEqual(ids);
});

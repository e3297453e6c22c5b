import { expect, it } from "vitest";
import { ownTable } from "../amounts/table.ts";
import records from "../open-data/records/benefits.json" with { type: "json" };
import { base } from "./base.ts";
import { currentRules } from "./reform/index.ts";
import { reasonTexts } from "./sentences.ts";

const plain = (name: string) =>
  name.replace("Working for Families ", "").replaceAll("-", " ").replaceAll("'", "’");

it("a benefit has one name, that of its record, in the descriptions and in the reasons", () => {
  const names = records.map(({ name }) => plain(name)).sort();
  const described = base.benefits.map((id) => plain(base.variables.get(id)!.description));
  expect(described.map((text) => text.replace(/^Can get (a )?/, "")).sort()).toEqual(names);
  const texts = [base, currentRules()].flatMap((system) => [
    ...reasonTexts(system, "2026-11-22").map(({ en }) => en),
    ...[...system.variables.values(), ...system.parameters.values()].map(({ description }) => description),
  ]);
  expect(texts.filter((text) => /Jobseeker Support|Orphan’s/.test(text))).toEqual([]);
});

it("the table of amounts has no other name for a benefit", () => {
  const others = Object.values(ownTable.amounts).map(({ payment }) => payment);
  expect(others.filter((name) => /Jobseeker|Orphan['’]s/.test(name))).toEqual([]);
});

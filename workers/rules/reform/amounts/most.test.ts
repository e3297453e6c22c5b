import { describe, expect, test } from "vitest";
import { figuresAt } from "../../engine.ts";
import { parsePeriod } from "../../periods.ts";
import { currentRules } from "../index.ts";
import { accommodationMaximum, maxima } from "./most.ts";

const figures = figuresAt(currentRules(), maxima, parsePeriod("2026-11")!);

describe("The most of the Accommodation Supplement, by household and area (Schedule 4 Part 7)", () => {
  test.each<[string, boolean, number, number, number]>([
    ["couple with a child, Area 1", true, 1, 1, 305],
    ["sole parent of two, Area 1", false, 2, 1, 305],
    ["sole parent of one, Area 1", false, 1, 1, 235],
    ["couple without children, Area 2", true, 0, 2, 155],
    ["single, Area 3", false, 0, 3, 80],
    ["sole parent of one, Area 4", false, 1, 4, 80],
    ["area not known", false, 1, 0, 0],
  ])("%s", (_, hasPartner, children, area, dollars) => {
    expect(accommodationMaximum({ hasPartner, children }, area, figures)).toBe(dollars);
  });
});

import { describe } from "vitest";
import { states } from "../states/index.ts";
import { visitAll } from "../states/visit.ts";

describe("Every page in every state keeps to WCAG 2.2 AA and to the rules of HTML [quality/accessibility/checked] [quality/accessibility/sizes-and-contrast]", () =>
  visitAll(states.guide, true));

import { beforeAll, describe, expect, test } from "vitest";
import { type Figures, figures } from "#workers/local/bench/figures.mjs";
import { best, held, isHeld } from "#workers/local/bench/held.mjs";

// The quick version of `npm run bench`. What else runs on the machine disturbs it: what misses its limit is measured once more.
const effort = { rounds: 9, milliseconds: 200 };

let taken: Figures[] = [];
beforeAll(async () => {
  taken = [await figures(effort)];
  if (!held.every((limit) => isHeld(limit, taken))) taken.push(await figures(effort));
}, 400_000);

describe("Speed, straight into the workers", () => {
  test.each(held)("$name", (limit) => {
    const { least = 0, most = Number.POSITIVE_INFINITY } = limit;
    expect(best(limit, taken)).toBeGreaterThanOrEqual(least);
    expect(best(limit, taken)).toBeLessThanOrEqual(most);
  });

  test.each(["hono", "honoRaw", "template"] as const)("what it is compared with says the same: %s", (who) => {
    expect(taken[0]?.texts.site).toMatch(/\w/);
    expect(taken[0]?.texts[who]).toBe(taken[0]?.texts.site);
  });
});

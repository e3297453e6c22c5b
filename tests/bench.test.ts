import { beforeAll, describe, expect, test } from "vitest";
import { budgets } from "#workers/local/bench/budgets.mjs";
import { type Figures, figures } from "#workers/local/bench/figures.mjs";

// The quick version of `npm run bench`. Other tests run beside it, which a process's own CPU time shows a little:
// the limits get a fifth on top here, and are held without it by `npm run bench` on a quiet machine.
const slack = 1.2;

let measured: Figures;
beforeAll(async () => {
  measured = await figures({ rounds: 3, requests: 600 });
}, 180_000);

describe("CPU, straight into the workers", () => {
  test("the engine works out all 17 benefits of a household in a tenth of the Python engine's time", () => {
    expect(measured.cpu.engine).toBeLessThanOrEqual(budgets.engineCpu * slack);
  });

  test("the landing page costs at most twice a Hono JSX page of the same size", () => {
    const { served, hono } = measured.cpu;
    expect(served / hono).toBeLessThanOrEqual(budgets.landingPageRatio * slack);
  });

  test("the Hono JSX page it is compared with has the same size", () => {
    const [ours, theirs] = ["", "Hono JSX "].map(
      (who) => measured.pages[`${who}/financial-help/financial-help-checker`]?.length ?? 0,
    );
    expect(Math.abs((theirs ?? 0) / (ours ?? 1) - 1)).toBeLessThan(0.05);
  });
});

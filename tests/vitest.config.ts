import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

/** Set by `npm test` on a machine without a browser: files, and folders with a slash at their end. */
const leftOut = (process.env.TESTS_LEFT_OUT ?? "")
  .split(",")
  .filter(Boolean)
  .map((file) => (file.endsWith("/") ? `${file}**` : file));

const root = fileURLToPath(new URL("..", import.meta.url));

const shared = {
  root,
  // Long, because a busy machine is slow.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // A lost press or a slow answer on a busy machine does not stop a landing; what passes at a later try is named as it happens.
  retry: process.env.CI ? 1 : 0,
  setupFiles: ["tests/random-cases.ts", "tests/support/synchronous-calls.ts"],
  // Keeps wrangler and workerd off the network and quiet.
  env: {
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  },
};

/** Tests that measure speed run alone, after all others. */
const measured = ["tests/browser/lighthouse.test.ts"];

/** Many at a time. */
const together = {
  ...shared,
  // Tests share no state, only modules, and to load those takes longer than most tests. They are one project, because Vitest ends a
  // process where the next file is of another, and what it had loaded is gone.
  isolate: false,
  // More than processors, of which a test of a site takes half of one: it waits for its site, its browser, or a neighbour's timeout.
  maxWorkers: 5,
  sequence: { groupOrder: 1 },
};

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...together,
          name: "all",
          include: ["{app,tests}/**/*.test.{ts,tsx}", "workers/**/*.test.ts"],
          exclude: [...measured, ...leftOut],
        },
      },
      {
        test: {
          ...shared,
          name: "measured",
          include: measured,
          exclude: leftOut,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});

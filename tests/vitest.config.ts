import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

/** Set by `npm test` on a machine without a browser: files, and folders with a slash at their end. */
const leftOut = (process.env.TESTS_LEFT_OUT ?? "")
  .split(",")
  .filter(Boolean)
  .map((file) => (file.endsWith("/") ? `${file}**` : file));

const shared = {
  root: fileURLToPath(new URL("..", import.meta.url)),
  // Long, because failed tests are not repeated and a busy machine is slow.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  retry: 0,
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

export default defineConfig({
  root: shared.root,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: "modules",
          include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts"],
          // Loading modules takes longer than running the tests.
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "site",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...measured, ...leftOut],
          // Tests share no state, only modules that take long to load.
          isolate: false,
          // More than processors: the tests mostly wait, for a browser or for a neighbour's timeout.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...shared,
          name: "measured",
          include: measured,
          exclude: leftOut,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});

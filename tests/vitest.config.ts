import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

/** What `npm test` leaves out for want of a browser: files, and folders with a slash at their end. */
const leftOut = (process.env.TESTS_LEFT_OUT ?? "")
  .split(",")
  .filter(Boolean)
  .map((file) => (file.endsWith("/") ? `${file}**` : file));

const shared = {
  root: fileURLToPath(new URL("..", import.meta.url)),
  // What is waited for comes late on a busy machine: only what never comes is to fail, for a failed test is not repeated.
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

/** What measures speed runs by itself when all else is done. */
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
          // Loading a module takes longer than testing it.
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
          // These share nothing but what takes long to load.
          isolate: false,
          // Much of it is waiting: for a browser, for neighbours that do not answer.
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

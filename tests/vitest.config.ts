import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

/** Set by `npm test` on a machine without a browser: files, and folders with a slash at their end. */
const leftOut = (process.env.TESTS_LEFT_OUT ?? "")
  .split(",")
  .filter(Boolean)
  .map((file) => (file.endsWith("/") ? `${file}**` : file));

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["{app,tests}/**/*.test.{ts,tsx}", "workers/**/*.test.ts"],
    exclude: leftOut,
    sequence: { sequencer: LongestFirst },
    // Tests share no state, only modules, and to load those takes longer than most tests.
    isolate: false,
    // More than processors, of which a test of a site takes half of one: it waits for its site, its browser, or a neighbour's timeout.
    maxWorkers: 4,
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
  },
});

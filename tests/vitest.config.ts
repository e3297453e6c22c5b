import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** All tests, those beside their modules and those that cross folders. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts", "tests/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Keeps wrangler and workerd off the network and quiet.
    env: {
      WRANGLER_SEND_METRICS: "false",
      WRANGLER_SEND_ERROR_REPORTS: "false",
      WRANGLER_HIDE_BANNER: "true",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
    },
  },
});

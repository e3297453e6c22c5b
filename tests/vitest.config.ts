import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const shared = {
  root: fileURLToPath(new URL("..", import.meta.url)),
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Keeps wrangler and workerd off the network and quiet.
  env: {
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  },
};

/** All tests: those beside their modules, and those that cross folders. */
export default defineConfig({
  root: shared.root,
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: "modules", include: ["app/**/*.test.{ts,tsx}", "workers/**/*.test.ts"] } },
      // These share nothing but what takes long to load.
      { test: { ...shared, name: "site", include: ["tests/**/*.test.{ts,tsx}"], isolate: false } },
    ],
  },
});

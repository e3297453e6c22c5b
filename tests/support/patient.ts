import { beforeEach, vi } from "vitest";
import { limits } from "#app/server/limits/limits.ts";

/** What comes out of many presses at once is looked at, not how long a busy machine takes over it. */
export function waitForDatabase(): void {
  const patient: Record<keyof typeof limits, number> = limits;
  beforeEach(() => {
    const wait = vi.spyOn(patient, "databaseWait", "get").mockReturnValue(60_000);
    const waitForSlow = vi.spyOn(patient, "slowDatabaseWait", "get").mockReturnValue(120_000);
    return () => {
      wait.mockRestore();
      waitForSlow.mockRestore();
    };
  });
}

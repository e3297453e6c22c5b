import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inRequest } from "#workers/log/request.ts";
import { withTimeout } from "./with-timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const request = () => ({ id: "x", route: () => "/" });
const after = (milliseconds: number) => new Promise((answer) => setTimeout(answer, milliseconds));

/** One statement after the other. @returns how many answered, and milliseconds */
async function ask(times: number, took: number): Promise<[answered: number, milliseconds: number]> {
  const began = Date.now();
  let answered = 0;
  const all = inRequest(request(), async () => {
    for (let left = times; left > 0; left--)
      await withTimeout(after(took)).then(
        () => answered++,
        () => {},
      );
    return Date.now() - began;
  });
  await vi.runAllTimersAsync();
  return [answered, await all];
}

test.each([
  ["20 quick statements", 20, 400, 20, 8000],
  ["three slow ones", 3, 1800, 3, 5400],
  ["one that never answers", 1, 1e6, 0, 1900],
  ["six slow ones: the later ones are not waited for as long", 6, 1800, 3, 7200],
  ["six that never answer", 6, 1e6, 0, 7700],
])("%s [quality/faults/retries]", async (_, times, took, answered, most) => {
  const [got, milliseconds] = await ask(times, took);
  expect([got, milliseconds <= most]).toEqual([answered, true]);
});

test("requests do not share what they have waited", async () => {
  await ask(6, 1e6);
  expect(await ask(3, 1800)).toEqual([3, 5400]);
});

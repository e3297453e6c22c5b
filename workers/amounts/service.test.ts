import { describe, expect, test } from "vitest";
import app from "../index.ts";
import { amountIds } from "./index.ts";

const env = { DB: {} as D1Database, TODAY: "2026-11-22" };

async function ask(path: string, init: RequestInit = {}) {
  const answer = await app.request(path, init, env);
  return {
    status: answer.status,
    headers: answer.headers,
    body: await answer.json<Record<string, unknown>>(),
  };
}

describe("GET /api/amounts", () => {
  test("all that is in force today, each with its day, its source and how sure it is", async () => {
    const { status, body, headers } = await ask("/amounts");
    expect([status, body.day, body.checked]).toEqual([200, "2026-11-22", "2026-11-22"]);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    const amounts = body.amounts as Record<string, unknown>[];
    expect(amounts.length).toBeGreaterThan(100);
    expect(amounts.find(({ id }) => id === "paid_parental_leave.weekly_maximum")).toMatchObject({
      payment: "Paid Parental Leave",
      value: 788.66,
      unit: "dollars a week before tax",
      from: "2025-07-01",
      confidence: "primary",
      isOutOfDate: true,
      outOfDateSince: "2026-07-01",
      source: { address: expect.stringMatching(/^https:/) },
    });
  });

  test("of another day", async () => {
    const { body } = await ask("/amounts?day=2019-01-01");
    const amounts = body.amounts as Record<string, unknown>[];
    expect(amounts.find(({ id }) => id === "best_start.weekly")).toMatchObject({ value: 60 });
  });

  test.each(["2026-13-01", "today", "2026-4-1"])("the day %s is refused", async (day) => {
    expect(await ask(`/amounts?day=${day}`)).toMatchObject({ status: 400 });
  });

  test("a series: all its dated values", async () => {
    const { body } = await ask("/amounts/best_start.weekly");
    expect((body.values as { value: number }[]).map(({ value }) => value)).toEqual([60, 65, 69, 73]);
    expect(body).toMatchObject({ id: "best_start.weekly", payment: "Best Start", review: "04-01" });
  });

  test.each(["/amounts/nothing", "/amounts/toString"])("%s is 404", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404 });
  });

  test("nothing can be written", async () => {
    expect(await ask(`/amounts/${amountIds[0]}`, { method: "PUT" })).toMatchObject({ status: 405 });
  });
});

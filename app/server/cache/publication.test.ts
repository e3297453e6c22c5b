import { describe, expect, test, vi } from "vitest";
import { deadlineFrom } from "../limits/deadline.ts";
import { currentPublication, isWithin, outageOf } from "./publication.ts";

const at = (text: string) => Date.parse(text);
const start = at("2026-11-20T09:00:00+13:00");
const end = at("2026-11-20T17:00:00+13:00");

test.each([
  ["before it starts", "2026-11-20T08:59:59+13:00", start, end, false],
  ["at its start", "2026-11-20T09:00:00+13:00", start, end, true],
  ["within it", "2026-11-19T23:30:00Z", start, end, true],
  ["at its end", "2026-11-20T17:00:00+13:00", start, end, false],
  ["without a start, long before", "2020-01-01T00:00:00Z", undefined, end, true],
  ["without an end, long after", "2030-01-01T00:00:00Z", start, undefined, true],
  ["without either", "2026-11-20T00:00:00Z", undefined, undefined, true],
  [
    "over the end of daylight saving",
    "2026-04-05T02:30:00+12:00",
    at("2026-04-05T02:00:00+13:00"),
    at("2026-04-05T03:00:00+12:00"),
    true,
  ],
])("a window %s [birth/wizard/outage]", (_when, now, from, to, holds) => {
  expect(isWithin(from, to, at(now))).toBe(holds);
});

test("an outage closes the service it names and no other [site/errors/outage]", () => {
  const outage = {
    id: "1",
    service: "search",
    message_en: "Closed",
    message_mi: undefined,
    outage_start_datetime: start,
    outage_end_datetime: end,
  };
  const publication = { version: "1", banners: [], outages: [outage] };
  expect(outageOf(publication, "search", new Date(start))).toBe(outage);
  expect(outageOf(publication, "financial-help", new Date(start))).toBeUndefined();
  expect(outageOf(publication, "search", new Date(end))).toBeUndefined();
});

describe("a list of outages", () => {
  let asked = 0;
  const read = async (...outages: unknown[]) => {
    const answers: Record<string, unknown> = {
      "/content/version": { version: "1" },
      "/banners/": [],
      "/outage-banners/": outages,
    };
    const services = {
      fetch: async (request: Request) => Response.json(answers[new URL(request.url).pathname]),
    };
    const waiting: Promise<unknown>[] = [];
    const now = start + ++asked * 10_000;
    const ask = () =>
      currentPublication(services, now, deadlineFrom(Date.now(), false), {
        reference: "1",
        afterwards: (work) => void waiting.push(work),
      });
    await ask();
    await Promise.all(waiting);
    return ask();
  };
  const times = {
    outage_start_datetime: "2026-11-20T09:00:00+13:00",
    outage_end_datetime: "2026-11-20T17:00:00+13:00",
  };

  test("in the specification's plain shape closes birth registration and nothing else", async () => {
    const publication = await read(times);
    expect(outageOf(publication, "register-my-baby", new Date(start))).toMatchObject({
      outage_end_datetime: end,
    });
    expect(outageOf(publication, "search", new Date(start))).toBeUndefined();
    expect(outageOf(publication, "register-my-baby", new Date(end))).toBeUndefined();
  });

  test("loses an unreadable entry and no other; it is logged once", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    const { outages } = await read("soon", {}, { outage_start_datetime: "on Friday" }, null, times);
    await read("soon", times);
    const events = log.mock.calls.map(([line]) => JSON.parse(line).event);
    log.mockRestore();
    expect(outages).toHaveLength(1);
    expect(events).toEqual(Array(4).fill("notice-unreadable"));
  });
});

import { expect, test } from "vitest";
import { isWithin, outageOf } from "./publication.ts";

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
])("a window %s", (_when, now, from, to, holds) => {
  expect(isWithin(from, to, at(now))).toBe(holds);
});

test("an outage closes the service it names and no other", () => {
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

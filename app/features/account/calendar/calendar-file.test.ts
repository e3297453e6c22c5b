import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { readDueDate } from "../profile/due-date.ts";
import { calendarFile } from "./calendar-file.ts";

const origin = "https://timata.govt.nz";
const now = new Date("2026-03-01T10:20:30Z");

const fileFor = (due: string, language: "en" | "mi" = "en", at = now, isCancelled = false) =>
  calendarFile(readDueDate(due)!, { language, origin, now: at, isCancelled });

/** Lines as they were before they were folded. */
const unfolded = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");
const valuesOf = (file: string, name: string): string[] =>
  unfolded(file).flatMap((line) => (line.startsWith(name) ? [line.slice(name.length)] : []));

describe.each(languages)("A calendar file (RFC 5545), %s", (language) => {
  const file = fileFor("2026-10-28", language);

  test("every line ends with CR LF and holds 75 octets or less", () => {
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const longest = Math.max(...file.split("\r\n").map((line) => new TextEncoder().encode(line).length));
    expect(longest).toBeLessThanOrEqual(75);
  });

  test("one event for each day, each with a number of its own", () => {
    const numbers = valuesOf(file, "UID:");
    expect(numbers).toHaveLength(29);
    expect(new Set(numbers).size).toBe(29);
  });

  test("whole days, that keep nobody busy", () => {
    const days = valuesOf(file, "DTSTART;VALUE=DATE:");
    expect(days).toHaveLength(29);
    expect(days.every((day) => /^\d{8}$/.test(day))).toBe(true);
    expect(new Set(valuesOf(file, "TRANSP:"))).toEqual(new Set(["TRANSPARENT"]));
  });

  test("made at the moment of the visit", () => {
    expect(new Set(valuesOf(file, "DTSTAMP:"))).toEqual(new Set(["20260301T102030Z"]));
  });

  test("leads to pages in its own language", () => {
    const pages = valuesOf(file, "URL;VALUE=URI:");
    expect(pages).toHaveLength(29);
    expect(pages.every((page) => page.startsWith(`${origin}/mi/`))).toBe(language === "mi");
  });

  test("holds no marks of ours", () => {
    expect(file).not.toMatch(/<\/?(en|mi|b|a)\b/);
  });
});

describe("The number of an event", () => {
  test("stays when the file is made again, and when the due date has moved", () => {
    const again = new Date("2026-03-02T00:00:00Z");
    const numbers = (file: string) => valuesOf(file, "UID:").sort();
    expect(numbers(fileFor("2026-10-28", "en", again))).toEqual(numbers(fileFor("2026-10-28")));
    expect(numbers(fileFor("2026-11-03", "mi", again))).toEqual(numbers(fileFor("2026-10-28")));
  });

  test.each(["2027-10-28", "2028-10-28", "2027-08-28"])(
    "is another for another child, due on %s: nobody's dates are replaced",
    (other) => {
      const first = new Set(valuesOf(fileFor("2026-10-28"), "UID:"));
      expect(valuesOf(fileFor(other), "UID:").filter((number) => first.has(number))).toEqual([]);
    },
  );

  test("belongs to a later edition then", () => {
    const [before] = valuesOf(fileFor("2026-10-28"), "SEQUENCE:");
    const [after] = valuesOf(fileFor("2026-10-28", "en", new Date("2026-03-02T00:00:00Z")), "SEQUENCE:");
    expect(Number(after)).toBeGreaterThan(Number(before));
  });
});

test.each(languages)(
  "A file that takes the dates away again cancels each and names nothing, %s",
  (language) => {
    const later = new Date("2026-04-01T00:00:00Z");
    const made = fileFor("2026-10-28", language);
    const taken = fileFor("2026-10-28", language, later, true);
    expect(valuesOf(taken, "METHOD:")).toEqual(["CANCEL"]);
    expect(valuesOf(taken, "UID:")).toEqual(valuesOf(made, "UID:"));
    expect(new Set(valuesOf(taken, "STATUS:"))).toEqual(new Set(["CANCELLED"]));
    expect(Number(valuesOf(taken, "SEQUENCE:")[0])).toBeGreaterThan(Number(valuesOf(made, "SEQUENCE:")[0]));
    expect(new Set(valuesOf(taken, "SUMMARY:")).size).toBe(1);
    expect(taken).not.toMatch(/baby|pēpi|stage\//i);
  },
);

test("The words are those of the language", () => {
  expect(valuesOf(fileFor("2026-10-28"), "SUMMARY:")).toContain("Immunisations at 6 weeks");
  expect(valuesOf(fileFor("2026-10-28", "mi"), "SUMMARY:")).toContain("Ngā whakaārai mate i te 6 wiki");
});

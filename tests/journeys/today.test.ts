import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { servicesThat } from "../support/failing-services.ts";
import { aloneWithoutChildren, submitQuestionnaire } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";

/** The month and the applicant's birthday that the rules engine is asked about. */
function listener() {
  const heard: { months: Set<string>; born?: string } = { months: new Set() };
  const adjust = servicesThat(async (request, passOn) => {
    if (request.url.endsWith("/rules/current/outlook")) {
      const { applicant } = ((await request.clone().json()) as Asked).situations[0].persons;
      for (const period of Object.keys(applicant.is_nz_citizen ?? {})) heard.months.add(period);
      [heard.born] = Object.values(applicant.date_of_birth ?? {}).map(String);
    }
    return passOn();
  });
  return { heard, adjust };
}

interface Asked {
  situations: [{ persons: { applicant: Record<string, Record<string, unknown>> } }];
}

describe.each([
  { TODAY: "2024-02-29", month: "2024-02", born: "1994-02-01" },
  { TODAY: "2023-12-31", month: "2023-12", born: "1993-12-01" },
  { TODAY: "2024-01-01", month: "2024-01", born: "1994-01-01" },
  { TODAY: "2024-04-07", month: "2024-04", born: "1994-04-01" },
  { TODAY: "2024-09-29", month: "2024-09", born: "1994-09-01" },
])(
  "When today is $TODAY (leap day, year's end and start, both changes of the clock)",
  ({ TODAY, month, born }) => {
    const { heard, adjust } = listener();
    const site = siteForTests({ environment: { TODAY }, adjust });

    test(`the current month is ${month}, and who is 30 was born on ${born} [quality/text/new-zealand-time] [financial-help/request/seventeen]`, async () => {
      const page = await submitQuestionnaire(new Visitor(site.url), aloneWithoutChildren);
      expect(page.status).toBe(200);
      expect({ months: [...heard.months], born: heard.born }).toEqual({ months: [month], born });
    });
  },
);

describe("Without a fixed day", () => {
  const { heard, adjust } = listener();
  const site = siteForTests({ adjust });

  test("today is that of Pacific/Auckland [quality/text/new-zealand-time]", async () => {
    const monthNow = () =>
      new Intl.DateTimeFormat("en-CA", {
        timeZone: "Pacific/Auckland",
        year: "numeric",
        month: "2-digit",
      }).format();
    const before = monthNow();
    await submitQuestionnaire(new Visitor(site.url), aloneWithoutChildren);
    expect([before, monthNow()]).toContain([...heard.months][0]);
  });
});

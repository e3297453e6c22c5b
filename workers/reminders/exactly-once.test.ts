import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import fc from "fast-check";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./people-for-tests.ts";
import type { ReceivedMail, Scenario, ScenarioStep } from "./simulation-for-tests.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

let mf: Miniflare;
beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { simulate } from "./simulation-for-tests.ts";
        export default { fetch: async (request, { DB }) => Response.json(await simulate(DB, await request.json())) }`,
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
      loader: "ts",
    },
    bundle: true,
    external: ["node:async_hooks"],
    write: false,
    format: "esm",
    target: "es2022",
  });
  mf = new Miniflare({
    modules: true,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_als"],
    d1Databases: { DB: "simulation" },
    // What fails on purpose is logged; nobody needs to read it here.
    handleRuntimeStdio: (_: Readable, failures: Readable) => void failures.resume(),
  });
  await migrate((await mf.getD1Database("DB")) as unknown as D1Database);
});
afterAll(() => mf.dispose());

async function simulate(scenario: Scenario): Promise<ReceivedMail[]> {
  const answer = await mf.dispatchFetch("http://simulation/", {
    method: "POST",
    body: JSON.stringify(scenario),
  });
  return (await answer.json()) as ReceivedMail[];
}

// The clock in New Zealand by the rule of its law, and not by the library that the job asks: 13 hours before UTC from the last
// Sunday of September, else 12; it changes at 14:00 UTC of the day before that Sunday, and of the day before April's first.

function sundayFrom(year: number, month: number, date: number): number {
  const first = new Date(Date.UTC(year, month, date));
  return first.getTime() + ((7 - first.getUTCDay()) % 7) * day;
}

function newZealand(moment: number): { day: number; hour: number } {
  const year = new Date(moment).getUTCFullYear();
  const [autumn, spring] = [sundayFrom(year, 3, 1), sundayFrom(year, 8, 24)].map(
    (sunday) => sunday - 10 * hour,
  );
  const isWinter = moment >= (autumn ?? 0) && moment < (spring ?? 0);
  const local = moment + (isWinter ? 12 : 13) * hour;
  return { day: Math.floor(local / day), hour: Math.floor((local % day) / hour) };
}

const dayOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10);
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day;

/** First weeks of the phases, and their numbers. */
const firstWeeks = [0, 15, 31, 40, 46, 53];
/** The day on which a phase starts for a due date, by its number. */
const startOf = (dueDate: string, phase: number): number =>
  numberOf(dueDate) - 280 + 7 * (firstWeeks[phase - 1] ?? 0);
const isInWeekBefore = (start: number, today: number): boolean => today >= start - 7 && today < start;

/** Days around which clocks change, and any other days. */
const firstDays = fc.oneof(
  fc.constantFrom("2026-04-05", "2026-09-27", "2027-04-04", "2028-09-24").map(numberOf),
  fc.integer({ min: numberOf("2026-01-01"), max: numberOf("2030-12-31") }),
);

const people = 3;
const changes = fc.record(
  {
    person: fc.constant(people - 1),
    dueDate: fc.integer({ min: -3, max: 3 }),
    subscribed: fc.boolean(),
  },
  { requiredKeys: ["person"] },
);

const stepsAfter = fc.array(
  fc.record({
    wait: fc.integer({ min: hour, max: 14 * hour }),
    runs: fc.integer({ min: 0, max: 3 }),
    brings: fc.integer({ min: 0, max: 3 }),
    queueLoses: fc.boolean(),
    trouble: fc.option(fc.constantFrom("refused", "sent-but-unsure", "worker-dies"), {
      nil: undefined,
      freq: 4,
    }),
    changes: fc.array(changes, { maxLength: 1 }),
  }),
  { minLength: 10, maxLength: 40 },
);

/** People a week or so before a phase, and what happens to them for some days. The last of them changes their mind now and then. */
const scenarios: fc.Arbitrary<Scenario> = fc
  .record({
    first: firstDays,
    phases: fc.array(fc.constantFrom(1, 2, 3, 4, 5, 6), { minLength: people, maxLength: people }),
    ahead: fc.array(fc.integer({ min: 3, max: 14 }), { minLength: people, maxLength: people }),
    steps: stepsAfter,
  })
  .map(({ first, phases, ahead, steps }) => {
    const dueDates = phases.map(
      (phase, at) => first + (ahead[at] ?? 0) + 280 - 7 * (firstWeeks[phase - 1] ?? 0),
    );
    let at = first * day - 12 * hour;
    let troubles = 0;
    return {
      people: dueDates.map(dayOf),
      steps: steps.map(({ wait, trouble, changes, ...step }): ScenarioStep => {
        at += wait;
        // A mail that fails five times is set aside, which is another rule's matter.
        const met = trouble && troubles++ < 4 ? (trouble as ScenarioStep["trouble"]) : undefined;
        return {
          ...step,
          at,
          ...(met ? { trouble: met } : {}),
          changes: changes.map(({ dueDate, ...change }) => ({
            ...change,
            ...(dueDate === undefined ? {} : { dueDate: dayOf((dueDates[people - 1] ?? 0) + dueDate) }),
          })),
        };
      }),
    };
  });

/** A moment at which everything worked, by day, at which a reminder that is due must go out if it has not yet. */
const isGood = ({ at, runs, brings, queueLoses, trouble }: ScenarioStep): boolean => {
  const { hour: now } = newZealand(at);
  return runs > 0 && brings > 0 && !queueLoses && !trouble && now >= 9 && now < 22;
};

test("each person gets each reminder exactly once, by day, in the week before, if they want it at that moment", async () => {
  let mails = 0;
  await fc.assert(
    fc.asyncProperty(scenarios, async (scenario) => {
      const arrived = await simulate(scenario);
      mails += arrived.length;
      for (const { dueDate, phase, at, wanted } of arrived) {
        const { hour: now, day: today } = newZealand(at);
        expect(now >= 9 && now < 22, `at ${now} o'clock`).toBe(true);
        expect(isInWeekBefore(startOf(dueDate, phase), today), `${dueDate} on ${dayOf(today)}`).toBe(true);
        expect(wanted).toEqual({ dueDate, subscribed: true });
      }
      const once = arrived.map(({ person, phase, dueDate }) => `${person} ${phase} ${dueDate}`);
      expect(once).toEqual([...new Set(once)]);
      // Those who change nothing get what is due as soon as a good moment is there.
      for (const [person, dueDate] of scenario.people.slice(0, -1).entries())
        for (const phase of [1, 2, 3, 4, 5, 6]) {
          const good = scenario.steps.find(
            (step) => isGood(step) && isInWeekBefore(startOf(dueDate, phase), newZealand(step.at).day),
          );
          const got = arrived.find((mail) => mail.person === person && mail.phase === phase);
          if (good) expect(got?.at ?? "never").toBeLessThanOrEqual(good.at);
        }
    }),
    { numRuns: 20 },
  );
  // Without this the rules could hold because nothing ever happens.
  expect(mails).toBeGreaterThan(10);
}, 120_000);

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { begun } from "../support/begun.ts";
import { caregiver, claimAnswers } from "../support/births.ts";
import type { Visitor } from "../support/client.ts";
import { aroha, cookie, logIn, siteWithIdentity } from "../support/identity.ts";
import type { Page } from "../support/page.ts";
import { fillIn, registrationAnswers, walkTo } from "../support/registration.ts";
import { agree, toAgree, twoPhones } from "../support/two-phones.ts";

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-20" } });

/** Values that stand nowhere else. */
const canaries: Record<string, string> = {
  "child.firstNames": "Kanariwhetū",
  "child.surname": "Whakamanawanui",
  "mother.firstNames": "Kanarimere",
  "mother.email": "kanari.mere@example.nz",
  "mother.daytimePhone": "0219988776",
  "mother.homeAddress.line1": "77 Kanarihua Street",
  "mother.occupation": "Kanarikai",
  "father.firstNames": "Kanarihemi",
  "father.daytimePhone": "0218877665",
  [`${caregiver}.irdNumber`]: "35901981",
  [`${caregiver}.bankAccount.name`]: "Kanari Putea",
};
const answers: Answers = {
  ...registrationAnswers,
  ...claimAnswers.newClaim,
  "myir.wanted": "no",
  ...canaries,
};
const press = (value: string) => ({ name: "intent", value });

/** Every line that the runtime wrote. */
const lines: string[] = [];
/** Whom the site has met, and the codes that it gave. */
const met: Visitor[] = [];
const codes: string[] = [];

/** Somebody new; what they answered was typed, or is there already. */
async function atReview(isTyped: boolean): Promise<{ visitor: Visitor; review: Page }> {
  const visitor = site.visitor();
  met.push(visitor);
  if (isTyped) return { visitor, review: await walkTo(visitor, answers, "review") };
  await begun(site, visitor, answers, { reached: 8 });
  return { visitor, review: await visitor.visit("/register-my-baby/review") };
}

beforeAll(async () => {
  const hear = (...said: unknown[]) => void lines.push(said.map(String).join(" "));
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation(hear);
  const left = await atReview(true);
  const shown = await left.review.form("f").submit(press("save-and-come-back"));
  codes.push(shown.text(".code"));
  const person = await atReview(false);
  await logIn(person.visitor, aroha, "/register-my-baby/mother-details?saved=yes");
  const step = await person.visitor.visit("/register-my-baby/mother-details");
  await fillIn(step, { "mother.firstNames": "Kanarirose" }).submit(press("save-draft"));
  const phones = await twoPhones(site, { answers });
  met.push(phones.first, phones.second);
  codes.push(phones.code);
  await agree(await toAgree(phones));
  const sent = await atReview(false);
  await fillIn(sent.review, answers).submit(press("submit"));
});

afterAll(() => void vi.restoreAllMocks());

/** Every table of the database with all its columns. */
async function columnsByTable(db: D1Database): Promise<Map<string, string[]>> {
  const { results } = await db
    .prepare(
      `select tables.name as name, columns.name as col from sqlite_master tables, pragma_table_info(tables.name) columns
       where tables.type = 'table' and tables.name not like 'sqlite%' and tables.name not like '\\_cf%' escape '\\'`,
    )
    .all<{ name: string; col: string }>();
  const found = new Map<string, string[]>();
  for (const { name, col } of results) found.set(name, [...(found.get(name) ?? []), col]);
  return found;
}

/** The tables in which one of several texts stands, in any column. */
async function tablesWith(
  db: D1Database,
  tables: Map<string, string[]>,
  texts: readonly string[],
): Promise<string[]> {
  const asked = [...tables].map(([table, columns]) => {
    const row = columns.map((column) => `coalesce("${column}", '')`).join(" || char(10) || ");
    const wanted = texts.map((_, at) => `instr(row, ?${at + 1}) > 0`).join(" or ");
    return db
      .prepare(
        `select '${table}' as name from (select ${row} as row from "${table}") where ${wanted} limit 1`,
      )
      .bind(...texts);
  });
  const answers = await db.batch<{ name: string }>(asked);
  return answers.flatMap(({ results }) => results.map(({ name }) => name));
}

test("the database without the cookie or code yields no personal data: every column of every table", async () => {
  const db = await site.db;
  const tables = await columnsByTable(db);
  expect([...tables.keys()]).toEqual(
    expect.arrayContaining(["drafts", "draft_holders", "people", "set_aside"]),
  );
  expect(await tablesWith(db, tables, ["register-my-baby"])).toContain("drafts");
  const secrets = met.flatMap((visitor) => cookie(visitor, "__Host-draft") ?? []);
  const bare = codes.map((code) => code.replaceAll(" ", ""));
  expect([secrets.length, bare[0]?.length]).toEqual([5, 20]);
  const texts = [...Object.values(canaries), "Kanarirose", ...secrets, ...codes, ...bare];
  expect(await tablesWith(db, tables, texts)).toEqual([]);
});

test("what was sent leaves no answers behind", async () => {
  const [sent] = met.slice(-1);
  const page = await sent?.visit("/register-my-baby/child-details");
  expect(page?.form("f").valuesOf("child.bornInNZ")).toEqual([]);
  expect(page?.html).not.toContain("Kanari");
});

test("logs hold nothing that was typed, no cookie and no code [quality/build/nothing-personal]", () => {
  const all = lines.join("\n");
  const secrets = met.flatMap((visitor) => visitor.cookies.all().map(({ value }) => value));
  const wrong = [...Object.values(canaries), ...secrets.filter((value) => value.length > 20), ...codes];
  expect(wrong.filter((text) => all.includes(text))).toEqual([]);
});

test("addresses and cookies hold nothing that was typed [quality/build/nothing-personal]", () => {
  const everything = met.flatMap((visitor) => [
    ...visitor.asked.map(decodeURIComponent),
    ...visitor.cookies.all().map(({ value }) => value + Buffer.from(value, "base64url").toString("utf8")),
  ]);
  const all = everything.join("\n");
  expect([...Object.values(canaries), ...codes].filter((text) => all.includes(text))).toEqual([]);
});

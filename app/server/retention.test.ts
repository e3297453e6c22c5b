import { beforeEach, describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import { databaseForTests } from "../../tests/support/database.ts";
import { purgeExpired } from "./clean-up.ts";
import { deletePerson, retention } from "./retention.ts";

const base = databaseForTests();
const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60_000;
const tables = [
  "people",
  "sessions",
  "login_answers",
  "preferences",
  "email_addresses",
  "rate_limits",
  "set_aside",
  "drafts",
  "draft_holders",
];

beforeEach(
  async () => void (await base.db.batch(tables.map((table) => base.db.prepare(`delete from ${table}`)))),
);

const counts = async () =>
  Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [
        table,
        (await base.db.prepare(`select count(*) as n from ${table}`).first<{ n: number }>())?.n,
      ]),
    ),
  );

/** A person with one row in every table, all of the same moment. */
const fill = (id: string, at: number) =>
  base.db.batch([
    base.db
      .prepare(
        "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, ?2, ?2, 'en')",
      )
      .bind(id, at),
    base.db.prepare("insert into sessions values (?1, ?1, 'b', ?2, ?2, ?2 + 1800000, '')").bind(id, at),
    base.db.prepare("insert into preferences values (?1, 'settings', 'dd', '', ?2)").bind(id, at),
    base.db
      .prepare("insert into email_addresses values (?1, 'a@example.nz', 'pending', ?1, ?2, null)")
      .bind(id, at),
    base.db
      .prepare("insert into email_addresses values (?1, 'b@example.nz', 'confirmed', null, ?2, ?2)")
      .bind(id, at),
    base.db.prepare("insert into set_aside values ('b', ?1, 'profile', '', ?2 + 3600000)").bind(id, at),
    base.db.prepare("insert into drafts values (?1, 'form', 1, 1, '', ?2, null)").bind(id, at),
    base.db.prepare("insert into drafts values ('other of ' || ?1, 'form', 1, 1, '', ?2, null)").bind(id, at),
    base.db
      .prepare(
        `insert into draft_holders (holder_hash, draft_id, kind, person_id, wrapped, expires_at) values
           ('person ' || ?1, ?1, 'person', ?1, '', null),
           ('code of ' || ?1, ?1, 'code', null, '', ?2 + 2592000000),
           ('browser of ' || ?1, 'other of ' || ?1, 'browser', null, '', ?2 + 3600000)`,
      )
      .bind(id, at),
    base.db.prepare("insert into login_answers values (?1, ?2 + 1800000)").bind(id, at),
    base.db.prepare("insert into rate_limits values ('login', ?1, 1, ?2 + 600000)").bind(id, at),
  ]);

describe("Delete everything about me", () => {
  test("takes all that is the person's, and nothing of others", async () => {
    await fill("aroha", now);
    await fill("ben", now);
    await deletePerson(base.db, "aroha");
    expect(await counts()).toMatchObject({
      people: 1,
      sessions: 1,
      preferences: 1,
      email_addresses: 2,
      set_aside: 1,
      drafts: 3,
      draft_holders: 4,
    });
    const left = await base.db.prepare("select id from people").all();
    expect(left.results).toEqual([{ id: "ben" }]);
  });

  test("reaches every table that names a person: each says so itself, in the schema", async () => {
    const { results } = await base.db
      .prepare("select name, sql from sqlite_schema where type = 'table' and sql like '%person%'")
      .all<{ name: string; sql: string }>();
    expect(results.length).toBeGreaterThan(6);
    const follows = /person_id text[^,]* references people \(id\) on delete cascade/;
    expect(results.filter(({ sql }) => !follows.test(sql)).map(({ name }) => name)).toEqual([]);
  });

  test("twice is once", async () => {
    await deletePerson(base.db, "aroha");
    expect(await counts()).toMatchObject({ people: 0 });
  });
});

describe("The daily clean-up [quality/drafts/kept]", () => {
  const full = {
    people: 1,
    sessions: 1,
    login_answers: 1,
    preferences: 1,
    email_addresses: 2,
    rate_limits: 1,
    set_aside: 1,
    drafts: 2,
    draft_holders: 3,
  };
  const left = { ...full, sessions: 0, login_answers: 0, rate_limits: 0 };
  const alone = { ...left, set_aside: 0, drafts: 1, draft_holders: 2 };
  const old = { ...alone, email_addresses: 1, draft_holders: 1 };

  test.each([
    ["at once", 0, full],
    ["after 10 minutes counts go", 10 * 60_000, { ...full, rate_limits: 0 }],
    ["after 30 minutes sessions go", 30 * 60_000, left],
    ["after 60 minutes what was set aside goes, and the draft of a browser", 60 * 60_000, alone],
    ["before 7 days a pending address stays", 7 * day - 1, alone],
    ["after 7 days it goes, the confirmed one stays", 7 * day, { ...alone, email_addresses: 1 }],
    ["after 30 days the code of a draft goes, the draft of its person stays", 30 * day, old],
    ["before a year after its last change the draft of a person stays", 365 * day - 1, old],
    ["after a year it goes [birth/drafts/year]", 365 * day, { ...old, drafts: 0, draft_holders: 0 }],
    ["before two years a person stays", 730 * day - 1, { ...old, drafts: 0, draft_holders: 0 }],
    [
      "two years after the last log-in everything goes",
      730 * day,
      { people: 0, preferences: 0, email_addresses: 0 },
    ],
  ])("%s", async (_sentence, later, expected) => {
    await fill("aroha", now);
    await purgeExpired(base.db, now + later);
    expect(await counts()).toMatchObject(expected);
  });

  test("the draft of a browser waits for the end of an outage, and 60 minutes more", async () => {
    await fill("aroha", now);
    const outage = (from: number, to: number) =>
      base.db
        .prepare("insert or replace into outages values ('register-my-baby', ?, ?)")
        .bind(from, to)
        .run();
    await outage(now + 59 * 60_000, now + 130 * 60_000);
    await purgeExpired(base.db, now + 189 * 60_000);
    expect(await counts()).toMatchObject({ ...left, set_aside: 0 });
    await purgeExpired(base.db, now + 190 * 60_000);
    expect(await counts()).toMatchObject(alone);
    await base.db.prepare("delete from outages").run();
  });

  test("5,000 of a kind go in pieces, between which a save waits for one at most [quality/drafts/kept]", async () => {
    const many = (sql: string) => base.db.prepare(sql).bind(now);
    const rows = "with recursive n (i) as (select 1 union all select i + 1 from n where i < 5000)";
    await base.db.batch([
      many(`${rows} insert into drafts select 'd' || i, 'form', 1, 1, '', ?1, null from n`),
      many(
        `${rows} insert into draft_holders (holder_hash, draft_id, kind, person_id, wrapped, expires_at)
         select 'h' || i, 'd' || i, 'browser', null, '', ?1 + 3600000 * (i % 2) from n`,
      ),
      many(`${rows} insert into rate_limits select 'x', 'w' || i, 1, ?1 from n`),
    ]);
    const sizes: number[] = [];
    const watched = {
      prepare: (sql: string) => ({
        bind: (...values: unknown[]) => {
          const bound = base.db.prepare(sql).bind(...values);
          return {
            first: (column: string) => bound.first(column),
            all: async () => {
              const answer = await bound.all();
              sizes.push(answer.results.length);
              return answer;
            },
          };
        },
      }),
    } as unknown as D1Database;
    expect(await purgeExpired(watched, now)).toMatchObject({ rate_limits: 5_000, draft_holders: 2_500 });
    expect(Math.max(...sizes)).toBe(1_000);
    expect(await counts()).toMatchObject({ rate_limits: 0, draft_holders: 2_500, drafts: 2_500 });
  });

  test("tells how many went, by table", async () => {
    await fill("aroha", now);
    await fill("ben", now);
    expect(await purgeExpired(base.db, now + 31 * 60_000)).toEqual({
      people: 0,
      sessions: 2,
      login_answers: 2,
      email_addresses: 0,
      translation_proposals: 0,
      translation_desk: 0,
      translation_readers: 0,
      unknown_words: 0,
      rate_limits: 2,
      birth_status_mails: 0,
      set_aside: 0,
      draft_holders: 0,
    });
  });

  test("what is kept is told in both languages, with its reason", () => {
    for (const { id, for: time } of retention) {
      expect(time).toBeGreaterThan(0);
      for (const language of languages)
        for (const { length } of Object.values(textsOf("footer-pages", language).kept.rules[id]))
          expect(length).toBeGreaterThan(10);
    }
  });
});

describe("every table has an end that is written down, or holds nothing of anybody", () => {
  /** By table: which rule of `retention` it falls under, and the column that its end is read from. */
  const ends: Readonly<Record<string, string>> = {
    people: "people",
    preferences: "people",
    email_addresses: "people, pending-addresses",
    reminders_sent: "people",
    sessions: "sessions",
    login_answers: "sessions",
    set_aside: "set-aside",
    drafts: "drafts, childcare-drafts, drafts-of-browsers, drafts-by-code, confirmations",
    draft_holders: "drafts, childcare-drafts, drafts-of-browsers, drafts-by-code, confirmations",
    documents: "childcare-drafts, childcare-sent",
    childcare_hand_overs: "childcare-sent",
    childcare_notices: "childcare-drafts",
    childcare_applications: "childcare-drafts",
    childcare_sections: "childcare-drafts",
    childcare_waiting: "childcare-drafts",
    birth_status_mails: "birth-status-mails",
    rate_limits: "counts",
    unknown_words: "unknown-words",
    translation_proposals: "proposals",
    translation_desk: "proposals",
    translation_readers: "proposals",
    mails_to_send: "mails",
  };
  const ofNobody = [
    /^(content|open_data|place|service)s?_/,
    /^(places|feedback|outages|closed_services|operations|neighbour_states|failure_counts|job_runs|alerts|d1_migrations)$/,
  ];

  test("the schema and the table of retention say the same", async () => {
    const { results } = await base.db
      .prepare(
        "select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like '_cf%'",
      )
      .all<{ name: string }>();
    const names = results.map(({ name }) => name);
    const unknown = names.filter((name) => !(name in ends) && !ofNobody.some((each) => each.test(name)));
    expect(unknown).toEqual([]);
    expect(Object.keys(ends).filter((table) => !names.includes(table))).toEqual([]);
    const used = new Set(Object.values(ends).flatMap((ids) => ids.split(", ")));
    const notInTables = ["logs", "deletions"];
    expect(retention.map(({ id }) => id).filter((id) => !used.has(id) && !notInTables.includes(id))).toEqual(
      [],
    );
    expect([...used].filter((id) => !retention.some((rule) => rule.id === id))).toEqual([]);
  });
});

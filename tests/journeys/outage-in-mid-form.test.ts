import { beforeEach, describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { aroha, ben, logIn, siteWithIdentity } from "../support/identity.ts";
import { inMinutes, publish, seen } from "../support/notices.ts";
import type { Page } from "../support/page.ts";
import { fillIn, registrationAnswers, stepOf, walkTo } from "../support/registration.ts";

const registrationWords = wordsOf("register-my-baby");

const site = siteWithIdentity();
const service = "/register-my-baby";
const run = async (sql: string) => (await site.db).prepare(sql).run();
const statusOf = (path: string) => async () => (await site.visitor().visit(path)).status;

/** In the specification's plain shape; over when the test ends, or before. */
async function outage(start: number, end: number): Promise<() => Promise<void>> {
  const takeBack = await publish(site.running.url, {
    kind: "outage",
    outage_start_datetime: inMinutes(start),
    outage_end_datetime: inMinutes(end),
  });
  await seen(statusOf(`${service}/child-details`)).toBe(503);
  return async () => {
    await takeBack();
    await seen(statusOf(`${service}/child-details`)).toBe(200);
  };
}

const typed = { ...registrationAnswers, "mother.firstNames": "Hine" };
const motherDetails = (visitor: Visitor, prefix: string): Promise<Page> =>
  walkTo(visitor, registrationAnswers, "mother-details", prefix);
const mothersName = async (visitor: Visitor, prefix: string) =>
  (await visitor.visit(`${prefix}${service}/mother-details?focus=mother.firstNames`))
    .form("f")
    .valuesOf("mother.firstNames");

beforeEach(async () => {
  await seen(statusOf(`${service}/child-details`)).toBe(200);
  await run("delete from outages");
});

describe.each(bothLanguages)("An outage in mid-form, $language", ({ language, prefix }) => {
  const t = registrationWords(language);
  const sorry = t("unavailable/before").trim();

  test("what is posted in it is saved, whatever the button, and is there when it is over; a code can be made [birth/wizard/outage]", async () => {
    const intents = ["next", "back", "save-draft", "language", "save-and-come-back"];
    const visitors = intents.map(() => site.visitor());
    const pages = await Promise.all(visitors.map((visitor) => motherDetails(visitor, prefix)));
    const end = await outage(-1, 5);
    for (const [at, value] of intents.entries()) {
      const closed = await fillIn(pages[at] as Page, typed).submit({ name: "intent", value });
      expect(closed.html).not.toContain("Hine");
      const expected = value === "language" ? ["en", "mi"].find((each) => each !== language) : language;
      expect([value, closed.language.slice(0, 2)]).toEqual([value, expected]);
      if (value === "save-and-come-back") expect([closed.status, stepOf(closed)]).toEqual([200, "come-back"]);
      else expect([value, closed.status]).toEqual([value, 503]);
      if (expected === language && closed.status === 503)
        expect(closed.text("main")).toContain(t("unavailable/kept"));
    }
    await end();
    for (const visitor of visitors) expect(await mothersName(visitor, prefix)).toEqual(["Hine"]);
  });

  test("the page says 'Sorry! Birth registration online is currently unavailable...' with a try-again link [birth/wizard/unavailable]", async () => {
    const visitor = site.visitor();
    await motherDetails(visitor, prefix);
    const end = await outage(-1, 5);
    for (const step of ["", "/child-details", "/mother-details", "/review"]) {
      const page = await visitor.visit(`${prefix}${service}${step}`);
      expect([step, page.status]).toEqual([step, 503]);
      expect(page.text("main")).toContain(sorry);
      expect(page.text("main")).toContain(t("unavailable/kept"));
      expect(Number(page.received.headers["retry-after"])).toBeGreaterThan(0);
      const stranger = await site.visitor().visit(`${prefix}${service}${step}`);
      expect(stranger.text("main")).not.toContain(t("unavailable/kept"));
    }
    const closed = await visitor.visit(`${prefix}${service}/mother-details`);
    await end();
    const again = await visitor.visit(closed.link(t("unavailable/link")));
    expect([again.status, stepOf(again)]).toEqual([200, "mother-details"]);
  });

  test("the 60 minutes wait for an outage of 70 minutes, begin again at its end, and are over 60 minutes later [birth/drafts/hour]", async () => {
    const [back, posts, late] = [site.visitor(), site.visitor(), site.visitor()];
    for (const visitor of [back, late])
      await fillIn(await motherDetails(visitor, prefix), typed).submit({ name: "intent", value: "back" });
    const page = await motherDetails(posts, prefix);
    // The last page was opened 72 minutes ago, a minute before the service was closed.
    const lastPage = Date.now() - 12 * 60_000;
    await run(`update draft_holders set expires_at = ${lastPage}`);
    const end = await outage(-71, 5);
    expect((await fillIn(page, typed).submit()).status).toBe(503);
    await end();
    for (const visitor of [back, posts]) expect(await mothersName(visitor, prefix)).toEqual(["Hine"]);
    await run(`update outages set ended_at = ${Date.now() - 61 * 60_000}`);
    expect(stepOf(await late.visit(`${prefix}${service}/mother-details`))).toBe("child-details");
    await run(`update outages set ended_at = ${Date.now() - 59 * 60_000}`);
    expect(await mothersName(late, prefix)).toEqual(["Hine"]);
  });
});

test("what somebody who is logged in posts in an outage is saved too", async () => {
  const visitor = site.visitor();
  await logIn(visitor, aroha, service);
  const page = await motherDetails(visitor, "");
  const end = await outage(-1, 5);
  expect((await fillIn(page, typed).submit()).text("main")).toContain(
    registrationWords("en")("unavailable/kept"),
  );
  await end();
  expect(await mothersName(visitor, "")).toEqual(["Hine"]);
});

test("what was posted in an outage after a log-in had ended is saved with the next log-in, however long the outage", async () => {
  const visitor = site.visitor();
  await logIn(visitor, ben, service);
  const page = await motherDetails(visitor, "");
  const end = await outage(-1, 5);
  await run("update sessions set expires_at = 0");
  expect((await fillIn(page, typed).submit()).status).toBe(403);
  expect((await logIn(visitor, ben, `${service}/mother-details`)).status).toBe(503);
  await run("update set_aside set expires_at = 1");
  await end();
  expect(await mothersName(visitor, "")).toEqual(["Hine"]);
});

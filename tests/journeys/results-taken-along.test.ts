import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import { draftsOf, noBirthDate } from "#app/server/drafts/index.ts";
import { cacheControl } from "#app/server/http/headers.ts";
import { Visitor } from "../support/client.ts";
import { aloneWithoutChildren, family, groupsOn, submitQuestionnaire } from "../support/households.ts";
import { send } from "../support/http.ts";
import type { Page } from "../support/page.ts";
import { sealSecret, siteForTests } from "../support/site.ts";

const words = wordsOf("financial-help");
const comeBackWords = wordsOf("wizard/codes");

const site = siteForTests();
const results = "/financial-help/results";
const codePage = `${results}/code`;
const questions = "/financial-help/questions";
const press = (value: string) => ({ name: "intent", value });
const marked = { ...family, "income.applicant.amount": "76543", "applicant.postCode": "8011" };

/** Every line that the runtime wrote. */
const lines: string[] = [];
const codes: string[] = [];

beforeAll(() => {
  const hear = (...said: unknown[]) => void lines.push(said.map(String).join(" "));
  for (const way of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, way).mockImplementation(hear);
});
afterAll(() => void vi.restoreAllMocks());

const database = () => site.running.miniflare.getD1Database("DB", "timata") as unknown as Promise<D1Database>;
const rows = async (sql: string) => (await (await database()).prepare(sql).all()).results;
const kept = () => rows("select id from drafts where form = 'financial-help-results'");

/** The form of the section that offers a code. */
function takeAlong(page: Page) {
  page.document.querySelector(".take-along form")?.setAttribute("id", "take-along-form");
  return page.form("take-along-form");
}

/** Somebody who has answered and has made a code. */
async function withCode(prefix = "", filling = marked) {
  const visitor = new Visitor(site.url);
  const page = await submitQuestionnaire(visitor, filling, prefix);
  const made = await takeAlong(page).submit(press("make"));
  const code = made.text(".code");
  codes.push(code, code.replaceAll(" ", ""));
  return { visitor, page, made, code };
}

/** Types a code, as it is written on paper. */
const open = async (code: string, prefix = "", visitor = new Visitor(site.url)): Promise<Page> =>
  (await visitor.visit(prefix + codePage)).form("f").fill({ code }).submit(press("next"));

const inBothLanguages = [
  { language: "en", prefix: "" },
  { language: "mi", prefix: "/mi" },
] as const;

describe.each(inBothLanguages)("Results by a code ($language)", ({ language, prefix }) => {
  const t = words(language);
  const today = dayInWords(dayInNewZealand(new Date()), language);

  test("a family makes a code, a caseworker reads the same results with it, and what is deleted opens nothing [financial-help/results/code]", async () => {
    const before = (await kept()).length;
    const visitor = new Visitor(site.url);
    const page = await submitQuestionnaire(visitor, marked, prefix);
    expect(page.text(".take-along")).toContain(t("takeAlong/lead"));
    expect((await kept()).length).toBe(before);
    const made = await takeAlong(page).submit(press("make"));
    expect(made.address).toBe(prefix + results);
    expect((await kept()).length).toBe(before + 1);
    expect(made.document.querySelectorAll(".qr-code path")).toHaveLength(2);
    // Without its colour the ground of the picture is as black as the picture.
    expect([page, made].map(({ html }) => html.includes(".qr-ground{fill"))).toEqual([false, true]);
    expect(made.text(".take-along")).toContain(site.url + prefix + codePage);
    const code = made.text(".code");
    codes.push(code);

    const caseworker = new Visitor(site.url);
    await submitQuestionnaire(caseworker, aloneWithoutChildren, prefix);
    const own = groupsOn(await caseworker.visit(prefix + results));
    const read = await open(code.toLowerCase().replaceAll(" ", "-"), prefix, caseworker);
    expect([read.status, read.address]).toEqual([200, prefix + codePage]);
    expect(groupsOn(read)).toEqual(groupsOn(page));
    expect(groupsOn(read)).not.toEqual(own);
    expect(read.texts(".criterion, .criterion-sentence")).toEqual(
      page.texts(".criterion, .criterion-sentence"),
    );
    expect(read.text("main")).toContain(t("takeAlong/shared", { day: today, today }));
    expect(groupsOn(await caseworker.visit(prefix + results))).toEqual(own);

    const removed = await takeAlong(await visitor.visit(prefix + results)).submit(press("remove"));
    expect([removed.status, removed.text(".take-along")]).toEqual([
      200,
      expect.stringContaining(t("takeAlong/lead")),
    ]);
    expect((await kept()).length).toBe(before);
    const gone = await caseworker.visit(prefix + codePage);
    expect([gone.status, gone.text("[data-error]")]).toEqual([404, t("takeAlong/wrong")]);
    expect((await caseworker.visit(prefix + codePage)).errors()).toEqual([]);
  });

  test("who reads them changes nothing: nothing leads to the questions, and closing forgets the code", async () => {
    const { code } = await withCode(prefix);
    const caseworker = new Visitor(site.url);
    const read = await open(code, prefix, caseworker);
    const leading = [...read.document.querySelectorAll("main a, main form")].map(
      (element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "",
    );
    expect(leading.filter((to) => to.startsWith(prefix + questions))).toEqual([]);
    const forms = [...read.document.querySelectorAll("main form")].map((form) => form.getAttribute("action"));
    expect(forms).toEqual([prefix + codePage]);
    expect(leading.filter((to) => to === prefix + results)).toEqual([]);
    const closed = await read.form().submit(press("close"));
    expect([closed.address, closed.form("f").valuesOf("code")]).toEqual([prefix + codePage, [""]]);
    expect((await caseworker.visit(prefix + codePage)).document.querySelector(".group")).toBeNull();
    expect((await open(code, prefix)).status).toBe(200);
  });

  test("what the picture leads to is filled in and has left the address before anything is looked up", async () => {
    const { code } = await withCode(prefix);
    const caseworker = new Visitor(site.url);
    const bare = code.replaceAll(" ", "");
    const page = await caseworker.visit(`${prefix}${codePage}?code=${bare}`);
    expect([page.address, page.form("f").valuesOf("code")]).toEqual([prefix + codePage, [code]]);
    const wrong = await new Visitor(site.url).ask(`${prefix}${codePage}?code=${"C".repeat(20)}`);
    expect([wrong.status, wrong.headers.location]).toEqual([303, prefix + codePage]);
    const read = await page.form("f").submit(press("next"));
    expect(groupsOn(read).probably.length).toBeGreaterThan(0);
    expect(read.html).not.toContain(bare);
    expect(read.html).not.toContain(code);
  });

  test("without answers there is nothing to make a code for", async () => {
    const visitor = new Visitor(site.url);
    const before = (await kept()).length;
    const token = (await visitor.visit(codePage)).form("f").valuesOf("_csrf")[0] ?? "";
    const again = await visitor.post(prefix + results, [
      ["intent", "make"],
      ["_csrf", token],
    ]);
    expect([again.status, (await kept()).length]).toEqual([200, before]);
  });

  test("as data: the same verdicts for a program, of the answers in this browser alone, kept by no cache", async () => {
    const visitor = new Visitor(site.url);
    const file = `${prefix}${results}.json`;
    const nothing = await visitor.ask(file);
    expect([nothing.status, JSON.parse(nothing.text)]).toEqual([404, { error: t("results/empty/title") }]);
    const page = await submitQuestionnaire(visitor, marked, prefix);
    expect(page.html).toContain(`href="${file}"`);
    const { status, headers, text } = await visitor.ask(file);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/json",
      cacheControl.personal,
    ]);
    const told = JSON.parse(text);
    const { probably, possibly, probablyNot } = told;
    expect({ probably, possibly, probablyNot }).toEqual(groupsOn(page));
    expect(told.answers["income.applicant.amount"]).toBe("76543");
    expect(told.reasons[probably[0]]).toMatchObject({ verdict: true, criteria: expect.any(Array) });
    expect(told.rules[probably[0]]).toMatch(/__/);
  });
});

describe("Who may open what", () => {
  const t = words("en");

  test("another code opens nothing; the eleventh try in ten minutes has to wait", async () => {
    const visitor = new Visitor(site.url);
    for (let time = 1; time <= 10; time++) {
      const page = await open("CCCC CCCC CCCC CCCC CCCC", "", visitor);
      expect([time, page.status, page.text("[data-error]")]).toEqual([time, 422, t("takeAlong/wrong")]);
    }
    const { code } = await withCode();
    const page = await open(code, "", visitor);
    expect([page.status, Number(page.received.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
    expect(page.form("f").valuesOf("code")).toEqual([code]);
    expect(page.document.querySelector(".group")).toBeNull();
  });

  test("what is no code is said to be none, and asks the database nothing", async () => {
    const page = await open("not a code");
    expect([page.status, page.text("[data-error]")]).toEqual([422, comeBackWords("en")("errors/notACode")]);
  });

  test("after 30 days it opens nothing and is deleted; a day before it does [financial-help/results/code]", async () => {
    const { code, made } = await withCode();
    const [{ left }] = (await rows(
      `select max(expires_at) - ${Date.now()} as left from draft_holders where kind = 'code'`,
    )) as [{ left: number }];
    expect(Math.abs(left - 30 * 86_400_000)).toBeLessThan(60_000);
    const until = dayInWords(dayInNewZealand(new Date(Date.now() + 30 * 86_400_000)), "en");
    expect(made.text(".take-along")).toContain(until);
    await rows(`update draft_holders set expires_at = ${Date.now() - 1} where kind = 'code' returning 1`);
    expect((await open(code)).text("[data-error]")).toBe(t("takeAlong/wrong"));
  });

  test("answers of an earlier day are said to be so, and the results are those of today", async () => {
    const db = await database();
    const cookies = null;
    const account = { db, now: Date.now(), sessionState: { is: "anonymous" } as const };
    const seal = new Seal(sealSecret);
    const content = { answers: aloneWithoutChildren, area: { is: "not-asked" }, day: "2026-11-01" };
    const made = await draftsOf<object>(
      { request: { cookies }, site: { seal }, account, afterwards: () => {} },
      { form: "financial-help-results", shape: undefined as never, isEmpty: () => false, hasLogin: false },
    ).beginWithCode(content, noBirthDate);
    const today = dayInWords(dayInNewZealand(new Date()), "en");
    const page = await open(made?.code.code ?? "");
    expect(page.text("main")).toContain(t("takeAlong/shared", { day: "1 November 2026", today }));
  });

  test("whoever reads them may delete them; then the family can make another code", async () => {
    const { visitor, code } = await withCode();
    const page = await (await open(code)).form().submit(press("remove"));
    expect(page.text("main")).toContain(t("takeAlong/removed"));
    expect((await open(code)).status).toBe(422);
    const again = await visitor.visit(results);
    expect(again.document.querySelector(".code")).toBeNull();
    expect((await takeAlong(again).submit(press("make"))).text(".code")).not.toBe(code);
  });

  test("a new code ends the one before", async () => {
    const { visitor, code } = await withCode();
    const other = await submitQuestionnaire(visitor, aloneWithoutChildren);
    const next = await takeAlong(other).submit(press("make"));
    expect((await open(code)).status).toBe(422);
    const read = await open(next.text(".code"));
    expect(groupsOn(read)).toEqual(groupsOn(await visitor.visit(results)));
  });

  test("clearing the answers forgets the code in this browser", async () => {
    const { visitor, code } = await withCode();
    expect((await visitor.visit(results)).text(".code")).toBe(code);
    expect((await visitor.visit(codePage)).document.querySelector(".group")).not.toBeNull();
    await (await visitor.visit(results)).form().submit(press("clear"));
    expect((await visitor.visit(codePage)).document.querySelector(".group")).toBeNull();
    expect(visitor.cookies.all().filter(({ name }) => name.startsWith("__Secure-"))).toEqual([]);
  });

  test("a value that no button sends erases nothing", async () => {
    const { made } = await withCode();
    const before = (await kept()).length;
    const again = await takeAlong(made).replaceAndSubmit("intent", "nonsense");
    expect(again.document.querySelector(".summary")).toBeTruthy();
    expect((await kept()).length).toBe(before);
  });

  test("a post from elsewhere keeps nothing and deletes nothing", async () => {
    const { visitor } = await withCode();
    const before = (await kept()).length;
    for (const intent of ["make", "remove"]) {
      const headers = {
        Cookie: visitor.cookies.header(results) ?? "",
        Origin: "https://evil.example",
        "Content-Type": "application/x-www-form-urlencoded",
      };
      const { status } = await send(site.url, {
        method: "POST",
        path: results,
        headers,
        body: `intent=${intent}`,
      });
      expect(status).toBe(403);
    }
    expect((await kept()).length).toBe(before);
  });

  test("the database alone and the log tell nothing: no answer, no code", async () => {
    await withCode();
    const everything = JSON.stringify([
      await rows("select * from drafts"),
      await rows("select * from draft_holders"),
    ]);
    expect(everything).toContain("financial-help-results");
    const secrets = [...codes, "76543"];
    expect(secrets.length).toBeGreaterThan(4);
    expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
    const log = lines.join("\n");
    expect(codes.filter((code) => log.includes(code))).toEqual([]);
  });
});

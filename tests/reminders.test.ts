import { HtmlValidate } from "html-validate";
import { beforeAll, describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Seal } from "#app/server/crypto/seal.ts";
import { Visitor } from "./support/client.ts";
import { servicesThat } from "./support/failing-services.ts";
import { bothLanguages } from "./support/guide.ts";
import { send } from "./support/http.ts";
import { foreignWords, textsByLanguage } from "./support/language.ts";
import { linkIn, mailsOf, mailsTo, strikeHour } from "./support/mails.ts";
import type { Page } from "./support/page.ts";
import { sealSecret, siteForTests } from "./support/site.ts";
import { typedDay } from "./support/typed-day.ts";

const words = wordsOf("reminders");

// Noon in New Zealand, a week before week 15 of a pregnancy with this due date.
const environment = { TODAY: "2026-04-29" };
const dueDate = "2026-10-28";

const site = siteForTests({ environment });
const broken = siteForTests({
  environment,
  adjust: servicesThat((request, passOn) =>
    request.url.includes("/reminders/") ? (Response.error() as never) : passOn(),
  ),
});
const database = async () =>
  (await site.running.miniflare.getD1Database("DB", "timata")) as unknown as D1Database;

/** Somebody who has logged in before, with a due date, a ticked task, and a confirmed address. */
async function addPerson(id: string, language: "en" | "mi" = "en"): Promise<void> {
  const db = await database();
  await db.batch([
    db
      .prepare(
        "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, 0, ?2, ?3)",
      )
      .bind(id, Date.now(), language),
    db
      .prepare(
        `insert into email_addresses (person_id, address, state, created_at, confirmed_at)
         values (?, ?, 'confirmed', 0, 0)`,
      )
      .bind(id, `${id}@example.nz`),
    ...[
      ["settings", "dd", dueDate],
      ["settings", "subscribed", "true"],
      ["checkboxes", "11", "true"],
    ].map(([group, key, val]) =>
      db.prepare("insert into preferences values (?, ?, ?, ?, 0)").bind(id, group, key, val),
    ),
  ]);
}

async function preferencesOf(id: string): Promise<Record<string, string>> {
  const { results } = await (await database())
    .prepare("select key, val from preferences where person_id = ?")
    .bind(id)
    .all<{ key: string; val: string }>();
  const { dueDates } = new Seal(sealSecret).columns;
  return Object.fromEntries(
    await Promise.all(results.map(async ({ key, val }) => [key, await dueDates.open(val)])),
  );
}

const everything = { dd: dueDate, subscribed: "true", 11: "true" };

beforeAll(async () => {
  for (const [id, language] of [
    ["hine", "en"],
    ["tama", "mi"],
    ["one-click", "en"],
    ["all-over", "mi"],
    ["unharmed", "en"],
    ["later", "en"],
  ] as const)
    await addPerson(id, language);
});

describe("the hour strikes", () => {
  test("and each gets one mail through queue and binding, however often it does [quality/drafts/messages] [site/reminders/sent]", async () => {
    for (let time = 0; time < 3; time++) expect(await strikeHour(site.running)).toBe("ok");
    const [mail] = await mailsTo(site.url, "hine@example.nz");
    expect(mail).toMatchObject({
      subject: "A reminder from Tīmata",
      headers: { "Content-Language": "en", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    const people = (await mailsOf(site.url)).map(({ to }) => to);
    expect(people).toEqual([...new Set(people)]);
  });

  test("in the person's language, with links to this site [site/reminders/sent]", async () => {
    const [mail] = await mailsTo(site.url, "tama@example.nz");
    expect(mail?.subject).toBe("He whakamaumahara nā Tīmata");
    expect(mail?.text).toContain(`${site.url}/mi/stage/pregnancy#section-101`);
    const page = await new Visitor(site.url).visit("/mi/stage/pregnancy");
    expect(page.document.querySelector("#section-101")).not.toBeNull();
  });

  test("also when somebody presses the button of the outbox", async () => {
    const page = await new Visitor(site.url, { Origin: site.url }).visit("/stand-ins/outbox");
    const after = await page.form().submit();
    expect([after.status, after.address]).toEqual([200, "/stand-ins/outbox"]);
    expect(after.text()).toContain("Waiting: 0.");
  });
});

test.each(["/api/mails", "/api/mails/wake", "/api/reminders/run", "/api/reminders/stop", "/reminders/run"])(
  "%s is nobody's to call",
  async (path) => {
    for (const method of ["GET", "POST"]) {
      const { status } = await send(site.url, { method, path, headers: { Origin: site.url } });
      expect(status).toBe(404);
    }
  },
);

/** What a mail program sends when its own button is pressed: no cookie, no page it came from (RFC 8058). */
const oneClick = (path: string, body = "List-Unsubscribe=One-Click", to = site.url) =>
  send(to, {
    method: "POST",
    path,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body,
  });

describe("one click in a mail program", () => {
  const link = async (id: string) => {
    const [mail] = await mailsTo(site.url, `${id}@example.nz`);
    const [, address = ""] = /^<(.*)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "") ?? [];
    return new URL(address).pathname + new URL(address).search;
  };

  test("stops the reminders at once, and nothing else; twice is once [site/reminders/stopped]", async () => {
    for (let time = 0; time < 2; time++) {
      const answer = await oneClick(await link("one-click"));
      expect([answer.status, answer.headers["cache-control"], answer.setCookies]).toEqual([
        200,
        "private, no-store",
        [],
      ]);
      expect(await preferencesOf("one-click")).toEqual({ ...everything, subscribed: "false" });
    }
  });

  test("may be sent as multipart, and for the address of the other language", async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
    const answer = await send(site.url, {
      method: "POST",
      path: `/mi${await link("one-click")}`,
      headers: { "Content-Type": "multipart/form-data; boundary=b" },
      body,
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    ["with a link that we did not write", "/unsubscribe?token=1.unharmed.AAAA", undefined, 404],
    ["without a link", "/unsubscribe", undefined, 403],
    ["at another address", "/profile?token=1.unharmed.AAAA", undefined, 403],
  ])("%s changes nothing", async (_, path, body, status) => {
    expect((await oneClick(path, body)).status).toBe(status);
    expect(await preferencesOf("unharmed")).toEqual(everything);
  });

  test("a form of another site is no click: refused, nothing changed", async () => {
    const path = await link("unharmed");
    for (const body of ["what=everything", "intent=next&what=everything&token=x", "List-Unsubscribe=Two"]) {
      expect((await oneClick(path, body)).status).toBe(403);
      expect(await preferencesOf("unharmed")).toEqual(everything);
    }
  });

  test("while the reminders cannot be reached the program is told to come again", async () => {
    const answer = await oneClick("/unsubscribe?token=1.hine.AAAA", undefined, broken.url);
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "300"]);
  });
});

const validator = new HtmlValidate({ extends: ["html-validate:recommended", "html-validate:a11y"] });

/** That a page is sound: its markup, its languages, that nobody keeps it and no search engine lists it. */
async function isSound(page: Page, language: "en" | "mi"): Promise<void> {
  const { results } = await validator.validateString(page.document.querySelector("main")?.outerHTML ?? "");
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([]);
  expect(page.language).toBe(language === "mi" ? "mi" : "en-NZ");
  const texts = textsByLanguage(page.document);
  expect(texts.filter(({ text, language: claimed }) => foreignWords(text, claimed).length > 1)).toEqual([]);
  expect(page.received.headers["cache-control"]).toBe("private, no-store");
  expect(page.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
}

describe.each(bothLanguages)("the page behind a mail's link, $language", ({ language, prefix }) => {
  const t = words(language);
  const person = language === "en" ? "hine" : "tama";
  const linkOf = async (id: string, part: string) =>
    linkIn((await mailsTo(site.url, `${id}@example.nz`))[0] as never, part);

  test("changes nothing by being opened, as programs that look through mails do", async () => {
    for (const part of ["/unsubscribe", "stop=everything"]) {
      const page = await new Visitor(site.url).visit(await linkOf(person, part));
      expect(page.status).toBe(200);
      await isSound(page, language);
    }
    expect(await preferencesOf(person)).toEqual(everything);
  });

  test("stops the reminders with one press, without a script and a log-in [site/reminders/stopped]", async () => {
    const page = await new Visitor(site.url).visit(await linkOf(person, "/unsubscribe"));
    expect(page.text("h1")).toBe(t("stop/title"));
    const after = await page.form("stop").submit();
    expect([after.status, after.address, after.text("h1")]).toEqual([
      200,
      `${prefix}/unsubscribe?done=reminders`,
      t("done/reminders/title"),
    ]);
    await isSound(after, language);
    expect(await preferencesOf(person)).toEqual({ ...everything, subscribed: "false" });
  });

  test("stops everything, asks for no reason, and says where somebody listens", async () => {
    const page = await new Visitor(site.url).visit(await linkOf(person, "stop=everything"));
    expect(page.text("h1")).toBe(t("everything/title"));
    expect(page.link(language === "en" ? "here is who can help" : "anei te hunga āwhina")).toBe(
      `${prefix}/support`,
    );
    expect(page.document.querySelectorAll("main form input:not([type=hidden]), main textarea")).toHaveLength(
      0,
    );
    const after = await page.form("stop-everything").submit();
    expect([after.address, after.text("h1")]).toEqual([
      `${prefix}/unsubscribe?done=everything`,
      t("done/everything/title"),
    ]);
    await isSound(after, language);
    expect(await preferencesOf(person)).toEqual({ subscribed: "false" });
    const again = await page.form("stop-everything").submit();
    expect(again.text("h1")).toBe(t("done/everything/title"));
  });

  test("forgets what this browser still carries when everything stops", async () => {
    const visitor = new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
    const profile = await visitor.visit(`${prefix}/profile`);
    await profile.form("profile-form").fill(typedDay(dueDate)).submit();
    const names = () => visitor.cookies.all().map(({ name }) => name);
    expect(names()).toContain("__Host-preferences");
    const page = await visitor.visit(await linkOf(person, "stop=everything"));
    await page.form("stop-everything").submit();
    expect(names()).not.toContain("__Host-preferences");
  });

  test("keeps the link when the language is switched", async () => {
    const path = await linkOf(person, "stop=everything");
    const page = await new Visitor(site.url).visit(path);
    const other = await page.form("stop-everything").submit({ name: "intent", value: "language" });
    expect(other.language).toBe(language === "en" ? "mi" : "en-NZ");
    expect(other.form("stop-everything").valuesOf("token")).toEqual(
      page.form("stop-everything").valuesOf("token"),
    );
  });

  test("says so when the link is not whole, the same for every such link", async () => {
    const visitor = new Visitor(site.url);
    const [, , cut = ""] = /(.*token=)(.*)/.exec((await linkOf(person, "/unsubscribe")).slice(0, -4)) ?? [];
    const asked = await visitor.visit(`${prefix}/unsubscribe?token=${cut}`);
    const bad = [await visitor.visit(`${prefix}/unsubscribe`), await asked.form("stop").submit()];
    for (const page of bad) {
      expect([page.status, page.text("h1")]).toEqual([404, t("incomplete/title")]);
      await isSound(page, language);
    }
  });

  test("is refused when another site sends its form", async () => {
    const path = await linkOf("unharmed", "/unsubscribe");
    const token = new URLSearchParams(path.split("?")[1]).get("token") ?? "";
    const strange = new Visitor(site.url, {
      Origin: "https://elsewhere.example",
      "Sec-Fetch-Site": "cross-site",
    });
    const page = await strange.post(`${prefix}/unsubscribe`, Object.entries({ token, what: "everything" }));
    expect(page.status).toBe(403);
    expect(await preferencesOf("unharmed")).toEqual(everything);
  });

  test("offers the button again while the reminders cannot be reached", async () => {
    const page = await new Visitor(broken.url).visit(`${prefix}/unsubscribe?token=1.hine.AAAA`);
    const after = await page.form("stop").submit();
    expect([after.status, after.text("[role=alert]")]).toEqual([503, t("unavailable")]);
    expect(after.form("stop").valuesOf("token")).toEqual(["1.hine.AAAA"]);
    await isSound(after, language);
  });
});

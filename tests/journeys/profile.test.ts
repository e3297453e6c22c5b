import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { readSetCookie } from "../support/cookie-jar.mjs";
import { bothLanguages } from "../support/guide.ts";
import { send, urlencoded } from "../support/http.ts";
import { sharedSite } from "../support/site.ts";
import { shownDay, typedDay } from "../support/typed-day.ts";

const words = wordsOf("account");
const formWords = wordsOf("forms");

const site = sharedSite();
const old = () => new Visitor(site.url);
/** Says, as browsers with panels do, that a form comes from our own page. */
const modern = () => new Visitor(site.url, { "Sec-Fetch-Site": "same-origin" });
const pregnancy = "/stage/pregnancy";
const dueDate = "2026-10-28";
const weeks = ".section-weeks";

const months = {
  en: ["Jan – May", "May – Aug", "Sept – Oct", "28 October 2026"],
  mi: ["Hān – Mei", "Mei – Āku", "Hep – Oke", "28 o Oketopa 2026"],
};

describe.each(bothLanguages)("The profile drawer, $language", ({ language, prefix }) => {
  const t = words(language);

  test.each([
    ["/stage/getting-ready", 0],
    [pregnancy, 1],
    [`${pregnancy}?filter=health`, 1],
    ["/stage/baby", 0],
    ["/stage/starting-school", 0],
  ])("appears only on stage 2 (pregnancy): %s [site/drawers/pregnancy-only]", async (path, count) => {
    const page = await old().visit(prefix + path);
    expect(page.document.querySelectorAll("#profile, #to-do")).toHaveLength(2 * count);
  });

  test("is a page of its own for browsers that know no panels", async () => {
    const page = await old().visit(prefix + pregnancy);
    expect(page.document.querySelector(".leads[href$='/profile']")?.getAttribute("href")).toBe(
      `${prefix}/profile`,
    );
  });

  test("asks an anonymous visitor for the due date, and offers a log-in for the rest [site/profile/asks]", async () => {
    for (const path of [pregnancy, "/profile"]) {
      const page = await old().visit(prefix + path);
      const form = page.document.querySelector("#profile-form");
      const names = [...(form?.querySelectorAll("[name]") ?? [])].map((each) => each.getAttribute("name"));
      expect(names).toEqual(expect.arrayContaining(Object.keys(typedDay(""))));
      expect(names).not.toContain("subscribed");
      expect(names).not.toContain("email");
      expect(page.text("#profile-form")).toContain(t("profile/inBrowser"));
      expect(form?.querySelector("a[href*='/login/']")?.getAttribute("href")).toBe(
        `${prefix}/login/?next=${encodeURIComponent(`${prefix}/profile`)}`,
      );
    }
  });

  test("saves and comes back to the page it is on, which says so and for how long", async () => {
    const visitor = modern();
    const opened = await visitor.visit(prefix + pregnancy);
    const page = await opened.form("profile-form").fill(typedDay(dueDate)).submit();
    expect(page.address).toBe(`${prefix}${pregnancy}?saved=yes`);
    expect(page.text(".saved")).toBe(`${t("profile/saved")} ${t("profile/savedForAnHour")}`);
    expect(page.texts(weeks)).toEqual(months[language]);
  });

  test("turns the weeks of the sections into months [site/stage/months]", async () => {
    const visitor = old();
    const before = await visitor.visit(prefix + pregnancy);
    expect(before.texts(weeks)).toHaveLength(3);
    expect(before.text(weeks)).toContain("39");
    await (await visitor.visit(`${prefix}/profile`)).form().fill(typedDay(dueDate)).submit();
    expect((await visitor.visit(prefix + pregnancy)).texts(weeks)).toEqual(months[language]);
  });

  test("the due date can be taken away again", async () => {
    const visitor = old();
    const saved = await (await visitor.visit(`${prefix}/profile`)).form().fill(typedDay(dueDate)).submit();
    expect(shownDay(saved.form())).toEqual(typedDay(dueDate));
    const cleared = await saved.form().fill(typedDay("")).submit();
    expect(cleared.text(".saved")).toContain(t("profile/saved"));
    expect(shownDay(cleared.form())).toEqual(typedDay(""));
    expect((await visitor.visit(prefix + pregnancy)).text(weeks)).toContain("39");
  });

  const f = formWords(language);
  const noSuchDay = f("errors/dateParts/noSuchDay", {
    day: language === "en" ? "30 February 2027" : "30 o Pēpuere 2027",
  });
  test.each([
    ["2027-2-30", noSuchDay, 1],
    ["2027-13-4", f("errors/dateParts/month"), 2],
    ["27-Poutūterangi-4", f("errors/dateParts/year"), 3],
    ["soon", f("errors/dateParts/all"), 1],
  ])("%s: the part that is wrong is named, in a summary and at the question", async (day, message, part) => {
    const visitor = old();
    const typed = typedDay(day);
    const page = await (await visitor.visit(`${prefix}/profile`)).form().fill(typed).submit();
    expect(page.status).toBe(422);
    expect(page.errors()).toEqual([
      { text: `${t("profile/questions/dueDate/label")}: ${message}`, target: `q0-${part}` },
    ]);
    expect(page.text("#q0 [data-error]")).toBe(message);
    const wrong = [...page.document.querySelectorAll("#q0 [aria-invalid]")].map(({ id }) => id);
    expect(wrong).toEqual(day === "soon" ? ["q0-1", "q0-2", "q0-3"] : [`q0-${part}`]);
    expect(shownDay(page.form())).toEqual(typed);
    expect(page.title).toMatch(language === "en" ? /^Error: / : /^Hapa: /);
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-preferences");
  });

  test("a month may be written out in either language", async () => {
    for (const month of ["October", "oketopa", "Whiringa-ā-nuku"]) {
      const page = await (await old().visit(`${prefix}/profile`))
        .form()
        .fill({ ...typedDay(dueDate), "dueDate.month": month })
        .submit();
      expect([month, shownDay(page.form())]).toEqual([month, typedDay(dueDate)]);
    }
  });

  test.each([
    ["28/10/2026", { "dueDate.day": "28", "dueDate.month": "10", "dueDate.year": "2026" }],
    ["soon", { ...typedDay(""), "dueDate.day": "soon" }],
  ])(
    "one value that is not yyyy-mm-dd is refused in the words of the specification: %s [site/profile/due-date]",
    async (whole, shown) => {
      const page = await modern().post(`${prefix}/profile`, [["dueDate", whole]]);
      expect([page.status, page.text("#q0 [data-error]")]).toEqual([422, t("profile/errors/format")]);
      expect(shownDay(page.form())).toEqual(shown);
    },
  );

  test("the language changes and what is typed stays, saved or not", async () => {
    const visitor = old();
    const opened = await visitor.visit(`${prefix}/profile`);
    const page = await opened.form().fill(typedDay(dueDate)).submit({ name: "intent", value: "language" });
    expect(page.address).toBe(prefix ? "/profile" : "/mi/profile");
    expect(shownDay(page.form())).toEqual(typedDay(dueDate));
    const saved = await page.form().submit();
    expect(saved.text(".saved")).not.toBe("");
    expect(saved.document.querySelector("[role=alert]")).toBeNull();
  });
});

describe("A form on a page that is kept for everybody", () => {
  test("is not carried out for a browser that says nothing of where it comes from, but shown once more", async () => {
    const visitor = old();
    const asked = await (await visitor.visit(pregnancy))
      .form("profile-form")
      .fill(typedDay(dueDate))
      .submit();
    expect([asked.status, asked.text("[role=alert]")]).toEqual([403, words("en")("profile/once")]);
    expect(shownDay(asked.form())).toEqual(typedDay(dueDate));
    expect((await visitor.visit(pregnancy)).text(weeks)).toContain("39");
    const saved = await asked.form().submit();
    expect(saved.text(".saved")).toContain(words("en")("profile/saved"));
    // G33: back where it was pressed first.
    expect(saved.address).toBe(`${pregnancy}?saved=yes`);
    expect((await visitor.visit(pregnancy)).texts(weeks)).toEqual(months.en);
  });

  test.each([
    ["Sec-Fetch-Site", "cross-site"],
    ["Sec-Fetch-Site", "same-site"],
    ["Origin", "https://evil.example"],
  ])("is refused when another site has sent it: %s %s", async (name, value) => {
    const visitor = new Visitor(site.url, { [name]: value });
    const page = await visitor.post("/profile", [["dueDate", dueDate]]);
    expect([page.status, page.document.querySelector("#profile-form")]).toEqual([403, null]);
  });
});

test.each(["/profile", "/to-do", "/profile/delete", pregnancy])(
  "Every form that changes something carries a token on a page that is a visitor's own: %s [quality/forgery/token]",
  async (path) => {
    const visitor = old();
    await (await visitor.visit("/profile")).form().fill(typedDay(dueDate)).submit();
    const { document } = await visitor.visit(path);
    const forms = [...document.querySelectorAll("form[method=post]")];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) expect(form.querySelectorAll("input[name=_csrf]")).toHaveLength(1);
  },
);

describe("What an anonymous visitor's browser keeps", () => {
  test("is one sealed cookie of 3600 seconds [site/preferences/anonymous]", async () => {
    const page = await modern().post("/profile", [["dueDate", dueDate]]);
    expect(page.address).toBe("/profile?saved=yes");
    const visitor = modern();
    await visitor.post("/profile", [["dueDate", dueDate]]);
    const cookie = visitor.cookies.all().find(({ name }) => name === "__Host-preferences");
    expect(cookie?.attributes).toMatchObject({ "max-age": "3600", path: "/", secure: "", httponly: "" });
    expect(cookie?.value).not.toContain("2026");
  });

  test("is nothing when nothing was typed", async () => {
    const visitor = old();
    await (await visitor.visit("/profile")).form().submit();
    expect(visitor.cookies.all().map(({ name }) => name)).not.toContain("__Host-preferences");
  });

  test("stands in no address", async () => {
    const visitor = old();
    await (await visitor.visit("/profile")).form().fill(typedDay(dueDate)).submit();
    await visitor.visit(pregnancy);
    expect(visitor.asked.join(" ")).not.toContain("2026");
  });
});

describe.each(bothLanguages)("The page of those who have no due date, $language", ({ prefix }) => {
  const ask = async (visitor: Visitor, path = prefix + pregnancy) => (await visitor.visit(path)).received;

  test("stays the same, to the byte, and kept, whatever others have saved", async () => {
    const before = await ask(old());
    const other = modern();
    await other.post(`${prefix}/profile`, [
      ["dueDate", dueDate],
      ["next", pregnancy],
    ]);
    const theirs = await ask(other);
    const after = await ask(old());
    expect(after.text).toBe(before.text);
    expect(after.headers["cache-control"]).toMatch(/^public/);
    expect(after.setCookies).toEqual([]);
    expect(theirs.headers["cache-control"]).toBe("private, no-store");
    expect(theirs.text).not.toBe(before.text);
  });

  test("the notice of a save is on a page of its own address, and says nothing of anybody", async () => {
    const { text, setCookies } = await ask(old(), `${prefix}${pregnancy}?saved=yes`);
    expect(text).toContain('class="notice saved"');
    expect(text).not.toContain(words(prefix ? "mi" : "en")("profile/savedForAnHour"));
    expect(setCookies).toEqual([]);
  });

  test("a notice that the page does not know is not heard", async () => {
    expect((await ask(old(), `${prefix}${pregnancy}?saved=everything`)).text).not.toContain(
      'class="notice saved"',
    );
  });
});

describe("action=open-profile [site/routes/stage]", () => {
  test.each(bothLanguages)("shows the way to the profile, $language", async ({ language, prefix }) => {
    const page = await old().visit(`${prefix}${pregnancy}?action=open-profile`);
    expect(page.text(".profile-wanted")).toContain(words(language)("profile/wanted"));
    expect(page.document.querySelector(".profile-wanted [popovertarget=profile]")).not.toBeNull();
    expect(page.document.querySelector(".profile-wanted a")?.getAttribute("href")).toBe(`${prefix}/profile`);
  });

  test("is nothing on a stage without one", async () => {
    const page = await old().visit("/stage/baby?action=open-profile");
    expect(page.document.querySelector(".profile-wanted")).toBeNull();
  });
});

describe("Where a form leads back to", () => {
  test.each([
    [pregnancy, `${pregnancy}?saved=yes`],
    ["/profile", "/profile?saved=yes"],
    ["https://evil.example/", "/profile?saved=yes"],
    ["//evil.example/stage/x", "/profile?saved=yes"],
    ["/stage/../login", "/profile?saved=yes"],
    ["/stage/x\\y", "/profile?saved=yes"],
  ])("%s leads to %s", async (next, location) => {
    const { status, setCookies, headers } = await sent(next);
    expect([status, headers.location]).toEqual([303, location]);
    expect(setCookies.map(readSetCookie).map(({ name }) => name)).toContain("__Host-preferences");
  });

  async function sent(next: string) {
    return send(site.url, {
      method: "POST",
      path: "/profile",
      headers: { "Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin" },
      body: urlencoded([
        ["dueDate", dueDate],
        ["next", next],
      ]),
    });
  }
});

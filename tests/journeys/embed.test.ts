import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { routes } from "#app/routes.ts";
import { cacheControl } from "#app/server/http/headers.ts";
import { Visitor } from "../support/client.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { send } from "../support/http.ts";
import { sharedSite } from "../support/site.ts";

const words = wordsOf("financial-help");

const site = sharedSite();
const results = "/financial-help/results";
const questions = "/financial-help/questions";

describe.each([
  { language: "en", prefix: "" },
  { language: "mi", prefix: "/mi" },
] as const)("The first questions in a frame ($language)", ({ language, prefix }) => {
  const t = words(language);

  test("a frame of another agency: the first questions lead to the questionnaire, filled in and not submitted", async () => {
    const visitor = new Visitor(site.url);
    const page = await visitor.visit(`${prefix}/financial-help/embed`);
    expect(page.language).toBe(language === "mi" ? "mi" : "en-NZ");
    expect(page.document.querySelector("form")?.getAttribute("target")).toBe("_top");
    expect(page.document.querySelector("script")).toBeNull();
    const [form] = page.document.querySelectorAll("form");
    form?.setAttribute("id", "frame");
    const answered = { "applicant.isNZResident": "true", "applicant.numberOfChildren": "3" };
    const next = await page.form("frame").fill(answered).submit();
    expect(next.address).toBe(prefix + questions);
    expect(next.form("f").valuesOf("applicant.isNZResident")).toEqual(["true"]);
    expect(next.form("f").valuesOf("applicant.numberOfChildren")).toEqual(["3"]);
    expect(next.form("f").valuesOf("applicant.relationshipStatus")).toEqual([]);
    expect(next.errors()).toEqual([]);
    expect((await visitor.visit(prefix + results)).text("main")).toContain(t("results/empty/title"));
  });
});

describe("Frames", () => {
  test("the first questions may stand in a frame of anybody, set no cookie, and are the same for everybody", async () => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, family);
    const path = "/financial-help/embed";
    const bare = await send(site.url, { path });
    const own = await send(site.url, { path, headers: { Cookie: visitor.cookies.header(path) ?? "" } });
    expect(own.text).toBe(bare.text);
    for (const { headers, setCookies } of [bare, own]) {
      expect(headers["content-security-policy"]).toContain("frame-ancestors *;");
      expect([headers["x-frame-options"], setCookies]).toEqual([undefined, []]);
    }
    expect(bare.headers["cache-control"]).toBe(cacheControl.publicPage);
    expect(bare.text).not.toMatch(/method="post"|name="_csrf"/i);
  });

  test("no other page may", async () => {
    const paths = routes.flatMap(({ path }) => (/[:*]|embed$/.test(path) ? [] : [path]));
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, ...(await send(site.url, { path })) })),
    );
    const framed = answers.filter(
      ({ headers }) =>
        headers["x-frame-options"] !== "DENY" ||
        headers["content-security-policy"]?.includes("frame-ancestors *"),
    );
    expect(framed.map(({ path }) => path)).toEqual([]);
  });

  test("what leads from a frame overwrites nothing that was answered here, and takes no other answer", async () => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, { ...family, "applicant.numberOfChildren": "2" });
    const address = `${questions}?applicant.numberOfChildren=9&applicant.age=99&applicant.isNZResident=perhaps`;
    const page = await visitor.visit(address);
    expect(page.address).toBe(questions);
    expect(page.form("f").valuesOf("applicant.numberOfChildren")).toEqual(["2"]);
    expect(page.form("f").valuesOf("applicant.age")).toEqual([family["applicant.age"]]);
    const stranger = await new Visitor(site.url).visit(address);
    expect(stranger.form("f").valuesOf("applicant.numberOfChildren")).toEqual(["9"]);
    expect(stranger.form("f").valuesOf("applicant.age")).toEqual([""]);
    expect(stranger.form("f").valuesOf("applicant.isNZResident")).toEqual([]);
  });
});

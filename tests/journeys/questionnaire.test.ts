import { describe, expect, test } from "vitest";
import { benefitIds } from "#app/features/financial-help/benefits.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import type { Form } from "../support/form.ts";
import { aloneWithoutChildren, family } from "../support/households.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const formWords = wordsOf("forms");
const shellWords = wordsOf("i18n");

const site = sharedSite();
const english = "/financial-help/questions";
const maori = `/mi${english}`;
const goOn = { name: "intent", value: "next" };
const switchLanguage = { name: "intent", value: "language" };

const open = (address = english) => new Visitor(site.url).visit(address);
/** All that a form would send, but for what belongs to the visit and not to the visitor. */
const typedIn = (form: Form<unknown>) =>
  form.fields().filter(([name]) => name !== "_csrf" && name !== "intent");

test("The landing page names all that is checked [financial-help/landing/benefits] [financial-help/landing/anonymous]", async () => {
  const text = (await open("/financial-help/financial-help-checker")).text("main");
  const names = [...benefitIds].map((id) => wordsOf("financial-help")("en")(`benefits/${id}/name`));
  expect([names.length, names.filter((name) => !text.includes(name))]).toEqual([17, []]);
  expect(text).toContain("We do not ask for your name, and we keep your answers only if you ask for it.");
  expect(text).toContain("The results are only an indication. Using this tool is not an application.");
});

describe("The questionnaire", () => {
  test("The form posts to the page it stands on and carries a form token", async () => {
    const form = (await open()).form("f");
    expect(form.valuesOf("_csrf")).toHaveLength(1);
  });

  test("Sections in order: background, children, relationship to children, work/study, income, accommodation [financial-help/questions/sections]", async () => {
    const page = await open();
    expect([...page.document.querySelectorAll("form section")].map(({ id }) => id)).toEqual([
      "background",
      "children",
      "relationship",
      "work",
      "income",
      "accommodation",
    ]);
  });

  test("another language button ends each section and comes back to it, with what was typed", async () => {
    const { document } = await open();
    for (const section of document.querySelectorAll("#f > .form-section")) {
      const button = section.querySelector('button[value="language"]');
      expect(button?.getAttribute("formaction")).toBe(`${english}#${section.id}`);
    }
    const page = await (await open())
      .form("f")
      .fill({ "applicant.age": "34" })
      .submit({ name: "intent", value: "language" });
    expect(page.address).toBe(maori);
    expect(page.form("f").valuesOf("applicant.age")).toEqual(["34"]);
  });

  test("it says how long it takes, and each part its number, and up to how many minutes are left [financial-help/landing/minutes]", async () => {
    const page = await open();
    expect(page.text("main .lead")).toContain("5 to 8 minutes");
    expect(page.html).toContain(
      'content:"Part " counter(section) " of up to 6 · up to " counter(minutes) " minutes left"',
    );
    const minutes = [...page.html.matchAll(/#(\w+){counter-reset:minutes (\d+)}/g)].map(
      ([, section, count]) => `${section} ${count}`,
    );
    expect(minutes).toEqual([
      "background 8",
      "children 7",
      "relationship 4",
      "work 3",
      "income 2",
      "accommodation 1",
    ]);
  });

  test("Submit button 'Submit my answers'. Submitting goes to /financial-help/results [financial-help/questions/submit]", async () => {
    const page = await (await open()).form("f").fill(aloneWithoutChildren).submit("Submit my answers");
    expect(page.address).toBe("/financial-help/results");
  });

  test("Enter in a text field goes on: the first submit button of the form in the page is the one that goes on", async () => {
    const page = await open();
    const first = page.document.querySelector('button[form="f"], #f button, #f input[type="submit"]');
    expect([first?.getAttribute("name"), first?.getAttribute("value")]).toEqual(["intent", "next"]);
  });

  test("A non-resident answer shows a note that the person is probably not eligible plus a return link [financial-help/questions/non-resident]", async () => {
    const note = (await open()).document.querySelector(".non-resident");
    expect(note?.textContent).toContain("You are probably not eligible");
    expect(note?.querySelector('a[href="/financial-help/financial-help-checker"]')?.textContent).toBe(
      "Return to Financial help",
    );
  });

  test("the note that one is probably not eligible needs a style rule to be shown, not to be hidden: old browsers have no :has()", async () => {
    const { html } = await open();
    const hidden = html.indexOf(".non-resident:not(.answered){display:none}");
    expect(hidden).toBeGreaterThan(0);
    expect(html.slice(0, hidden)).not.toMatch(/@supports selector\(:has\(\*\)\)\{[^@]*\.non-resident/);
    const note = async (filling: typeof family) =>
      (await (await open()).form("f").fill(filling).submit(switchLanguage)).document.querySelector(
        ".non-resident",
      )?.className;
    expect(await note({ "applicant.isNZResident": "false" })).toContain("answered");
    expect(await note({ "applicant.isNZResident": "true" })).not.toContain("answered");
  });

  test("the analytics of the specification: submit, failed submit, and going back from the results [financial-help/questions/analytics]", async () => {
    const page = await open();
    expect(page.document.querySelector("#f .button")?.getAttribute("data-event")).toBe(
      "Financial help|Submit|questions",
    );
    expect(page.document.querySelector("[data-happened]")).toBeNull();
    const failed = await page.form("f").fill({ "applicant.isNZResident": "true" }).submit(goOn);
    expect(failed.document.querySelector("[data-happened]")?.getAttribute("data-happened")).toBe(
      "Financial help|Error|questions",
    );
    const results = await page.form("f").fill(aloneWithoutChildren).submit(goOn);
    expect(
      results.document
        .querySelector('.buttons a[href="/financial-help/questions"]')
        ?.getAttribute("data-event"),
    ).toBe("Financial help|Click|Change my answers");
  });

  test("The browser's own checks stay out of the way: the form has novalidate and no control has required", async () => {
    const { document } = await open();
    expect(document.querySelector("#f")?.hasAttribute("novalidate")).toBe(true);
    expect(document.querySelectorAll("[required]")).toHaveLength(0);
  });

  test("?focus= puts the focus on the question it names [financial-help/routes/questions]", async () => {
    const page = await open(`${english}?focus=applicant.age`);
    expect(
      [...page.document.querySelectorAll("main [autofocus]")].map((one) => one.getAttribute("name")),
    ).toEqual(["applicant.age"]);
  });
});

describe.each([
  { name: "English", address: english, language: "en", error: "Error: " },
  { name: "te reo Māori", address: maori, language: "mi", error: "Hapa: " },
] as const)("A bad submit in $name", ({ address, language, error }) => {
  const t = formWords(language);
  const wrong = { ...family, "applicant.age": "old", "income.applicant.amount": "" };
  const submitWrong = async (): Promise<Page> => (await open(address)).form("f").fill(wrong).submit(goOn);

  test("has status 422 and a title that starts with the translation of Error", async () => {
    const page = await submitWrong();
    expect(page.status).toBe(422);
    expect(page.title.startsWith(error)).toBe(true);
    expect(error).toBe(`${shellWords(language)("error")}: `);
  });

  test("keeps everything typed, the bad answers too", async () => {
    const before = (await open(address)).form("f").fill(wrong);
    expect(typedIn((await submitWrong()).form("f"))).toEqual(typedIn(before));
  });

  test("shows the summary first in main, focused, with the words of each message [financial-help/questions/first-error]", async () => {
    const page = await submitWrong();
    expect(page.text("main").startsWith(page.text("[data-error-summary]"))).toBe(true);
    const focused = [...page.document.querySelectorAll("main [autofocus]")];
    expect(focused.map((one) => one.hasAttribute("data-error-summary"))).toEqual([true]);
    expect(page.errors().map(({ text }) => text)).toEqual([
      expect.stringContaining(t("errors/number")),
      expect.stringContaining(t("errors/required")),
    ]);
  });

  test("links each item of the summary to the first control of its question", async () => {
    const page = await submitWrong();
    const targets = page
      .errors()
      .map(({ target }) => page.document.getElementById(target)?.getAttribute("name"));
    expect(targets).toEqual(["applicant.age", "income.applicant.amount"]);
  });

  test("says the same words beside the control, tied to it by aria-describedby and aria-invalid", async () => {
    const page = await submitWrong();
    for (const { text, target } of page.errors()) {
      const control = page.document.getElementById(target);
      const described = (control?.getAttribute("aria-describedby") ?? "").split(" ");
      const messages = described.map((id) => page.document.getElementById(id)).filter((found) => found);
      expect(messages).toHaveLength(described.length);
      expect(control?.getAttribute("aria-invalid")).toBe("true");
      const message = messages.find((each) => each?.hasAttribute("data-error"))?.textContent ?? "missing";
      expect(text).toContain(message);
    }
  });

  test("still has the answers when the page is loaded again", async () => {
    const visitor = new Visitor(site.url);
    const page = await (await visitor.visit(address)).form("f").fill(wrong).submit(goOn);
    expect(typedIn((await visitor.visit(address)).form("f"))).toEqual(typedIn(page.form("f")));
  });
});

describe("The language button inside the form", () => {
  const wrong = { ...family, "applicant.age": "tekau mā rua", "income.applicant.amount": "-5" };

  test.each([
    { from: english, to: maori, lang: "mi" },
    { from: maori, to: english, lang: "en-NZ" },
  ])(
    "brings the page back in the other language ($to) with everything typed still there",
    async ({ from, to, lang }) => {
      const before = (await open(from)).form("f").fill(wrong);
      const page = await before.submit(switchLanguage);
      expect({ address: page.address, lang: page.language }).toEqual({ address: to, lang });
      expect(typedIn(page.form("f"))).toEqual(typedIn(before));
    },
  );

  test("validates nothing and saves nothing", async () => {
    const visitor = new Visitor(site.url);
    const page = await (await visitor.visit(english)).form("f").fill(wrong).submit(switchLanguage);
    expect([page.status, page.errors(), page.title.startsWith("Hapa")]).toEqual([200, [], false]);
    const results = await visitor.visit("/financial-help/results");
    expect(results.text("main")).toContain("It looks like you haven't answered any questions yet...");
  });

  test("keeps even more than a cookie can carry", async () => {
    const long = { ...family, "applicant.age": "ā".repeat(5000) };
    const before = (await open()).form("f").fill(long);
    const page = await before.submit(switchLanguage);
    expect(page.language).toBe("mi");
    expect(typedIn(page.form("f"))).toEqual(typedIn(before));
  });
});

describe("What the page never offered", () => {
  test("Fields are taken by name from the declared step; everything else in the body is ignored", async () => {
    const form = (await open()).form("f").fill(aloneWithoutChildren);
    const page = await form.submitWith(
      [
        ["status", "APPROVED"],
        ["__proto__", "x"],
        ["constructor.prototype", "x"],
        ["applicant.unheardOf", "true"],
        ["area", "1"],
      ],
      goOn,
    );
    expect(page.address).toBe("/financial-help/results");
    expect(page.text("main")).not.toContain("APPROVED");
  });

  test.each([
    ["applicant.isNZResident", "false"],
    ["applicant.age", "31"],
    ["income.applicant.amount", "1"],
    ["income.applicant.frequency", "annually"],
  ])("A repeated field is an error, never silently dropped: %s", async (name, value) => {
    const form = (await open()).form("f").fill(aloneWithoutChildren);
    const page = await form.submitWith([[name, value]], goOn);
    expect(page.status).toBe(422);
    expect(page.errors().map(({ text }) => text)).toEqual([
      expect.stringContaining("Please give one answer to this question"),
    ]);
  });

  test.each([
    ["applicant.isNZResident", "perhaps"],
    ["applicant.numberOfChildren", "17"],
    ["applicant.workOrStudy", "toString"],
    ["income.applicant.frequency", "hourly"],
  ])("A value that is not among the options is an error: %s", async (name, value) => {
    const fields = { ...aloneWithoutChildren };
    const form = (await open()).form("f").fill(fields);
    const page = await form.replaceAndSubmit(name, value, goOn);
    expect(page.status).toBe(422);
    expect(page.errors()).toHaveLength(1);
  });

  test("An answer to a question that is not asked is dropped", async () => {
    const visitor = new Visitor(site.url);
    const filled = (await visitor.visit(english)).form("f").fill({
      ...aloneWithoutChildren,
      "income.spouse.amount": "999",
      "child.attendsECE": "true",
    });
    const page = await filled.submit(goOn);
    expect(page.address).toBe("/financial-help/results");
    const again = (await visitor.visit(english)).form("f");
    expect(again.valuesOf("income.spouse.amount")).toEqual([""]);
    expect(again.valuesOf("child.attendsECE")).toEqual([]);
  });
});

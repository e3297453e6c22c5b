import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { begun } from "./support/begun.ts";
import type { Visitor } from "./support/client.ts";
import { setDatabaseFault, setFault, withDatabaseFaults } from "./support/failing-services.ts";
import { siteWithIdentity } from "./support/identity.ts";
import type { Page } from "./support/page.ts";
import { atReview, ownBirth, receivedOf, referenceOn, register, sendIn } from "./support/registered.ts";
import { fillIn, registrationAnswers, stepOf } from "./support/registration.ts";
import { doingsAt, halfwayAt, typed } from "./support/registration-doings.ts";
import { accountPath, agreeing, claiming, numbers, press } from "./support/tax-account.ts";

const registrationWords = wordsOf("register-my-baby");

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-20" }, adjust: withDatabaseFaults });
const home = "/register-my-baby";

/** Every line that the runtime wrote. */
const lines: string[] = [];
beforeAll(() => {
  const hear = (...said: unknown[]) => void lines.push(said.map(String).join(" "));
  for (const way of ["log", "info", "warn", "error", "debug"] as const)
    vi.spyOn(console, way).mockImplementation(hear);
});
afterAll(() => void vi.restoreAllMocks());
const t = registrationWords("en");
/** A form token as any page with a form gives one. */
const tokenFor = async (visitor: Visitor): Promise<string> =>
  (await visitor.visit(`${home}/continue`)).form("f").valuesOf("_csrf")[0] ?? "";
const intent = (value: string) => ({ name: "intent", value });

describe("Failed facilities or countries load: unavailable notice", () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await begun(site, site.visitor(), registrationAnswers, { reached: 7 });
  });

  // From here on the lists are known, and known ones serve for a day: these come first.
  test.each(["slow", "down", "nonsense", "gone"])(
    "the registry is %s: a step says so in time, and what is typed all the same is kept",
    async (behaviour) => {
      const token = await tokenFor(visitor);
      await setFault(site.url, "registry", behaviour);
      const [page, sent] = await Promise.all([
        visitor.visit(`${home}/mother-details?again=1`),
        visitor.post(`${home}/mother-details?again=1`, [
          ["mother.firstNames", `Hine ${behaviour}`],
          ["intent", "next"],
          ["_version", "99"],
          ["_csrf", token],
        ]),
      ]);
      expect([page.status, page.text("[role=alert]")]).toEqual([
        503,
        expect.stringContaining("Birth registration online is currently unavailable"),
      ]);
      expect(page.slowest).toBeLessThan(6_000);
      expect([sent.status, sent.text("[role=alert]")]).toEqual([
        503,
        expect.stringContaining(t("unavailable/kept")),
      ]);
      expect(sent.slowest).toBeLessThan(6_000);
    },
  );

  test("what cannot be kept either, for another window changed it, stays in the page", async () => {
    const sent = await visitor.post(`${home}/mother-details`, [
      ["mother.firstNames", "Hine Elsewhere"],
      ["intent", "next"],
      ["_csrf", await tokenFor(visitor)],
    ]);
    expect([sent.status, ...sent.form("f").valuesOf("mother.firstNames")]).toEqual([409, "Hine Elsewhere"]);
  });

  test("when it is back every answer is still there", async () => {
    await setFault(site.url, "registry", "ok");
    const page = await visitor.visit(`${home}/child-details?again=1&focus=child.firstNames`);
    expect(page.form("f").valuesOf("child.firstNames")).toEqual([registrationAnswers["child.firstNames"]]);
    const mother = await visitor.visit(`${home}/mother-details?focus=mother.firstNames`);
    expect(mother.form("f").valuesOf("mother.firstNames")).toEqual(["Hine Gone"]);
  });
});

describe.each(["down", "slow", "nonsense"] as const)("While the database is %s", (behaviour) => {
  const pages = new Map<string, Page>();
  const doings = doingsAt(site);
  beforeAll(async () => {
    const ready: (() => Promise<void>)[] = [];
    for (const { title, prepare } of doings) {
      const act = await prepare();
      ready.push(async () => void pages.set(title, await act()));
    }
    await setDatabaseFault(site.url, behaviour);
    await Promise.all(ready.map((act) => act()));
    await setDatabaseFault(site.url, "ok");
  });
  afterAll(() => setDatabaseFault(site.url, "ok"));

  test.each(doings)(
    "$title: the page says so in time, and what was typed is still there",
    async ({ title, says, holds = {}, afterwards }) => {
      const page = pages.get(title) as Page;
      expect([page.status, page.text("main")]).toEqual([503, expect.stringContaining(says)]);
      expect(page.slowest).toBeLessThan(8_000);
      for (const [name, value] of Object.entries(holds))
        expect(page.form("f").valuesOf(name)).toEqual([value]);
      await afterwards(page);
    },
  );
});

describe("While the database fails at one thing alone", () => {
  const fail = (behaviour: "down" | "slow" | "answer-lost", only: string) =>
    setDatabaseFault(site.url, behaviour, only);
  const mend = () => setDatabaseFault(site.url, "ok");
  afterEach(mend);

  test("a save that was done and not confirmed: the same press once more goes on, and nobody is told of a conflict [quality/drafts/all-or-nothing]", async () => {
    const page = await (await halfwayAt(site)).visit(`${home}/mother-details`);
    await fail("answer-lost", "update drafts");
    const lost = await fillIn(page, typed).submit(intent("next"));
    expect([lost.status, ...lost.form("f").valuesOf("mother.occupation")]).toEqual([
      503,
      typed["mother.occupation"],
    ]);
    await mend();
    expect((await lost.form("f").submit(intent("next"))).address).toBe(`${home}/mother-details?part=2`);
  });

  test("a save that fails says the sentence of the specification, and what was typed is still on the page [birth/drafts/not-saved]", async () => {
    const page = await (await halfwayAt(site)).visit(`${home}/mother-details`);
    await fail("down", "update drafts");
    const unsaved = await fillIn(page, typed).submit(intent("save-draft"));
    expect(unsaved.text("main")).toContain(
      "There has been a problem with saving your data. Try again later.",
    );
    for (const [name, value] of Object.entries(typed))
      expect(unsaved.form("f").valuesOf(name)).toEqual([value]);
  });

  test("makes no code: what was typed is saved, and the page asks once more", async () => {
    const page = await (await halfwayAt(site)).visit(`${home}/mother-details`);
    await fail("down", "'code', ?2");
    const asked = await fillIn(page, typed).submit(intent("save-and-come-back"));
    expect([asked.status, stepOf(asked)]).toEqual([200, "come-back"]);
    const failed = await asked.form("f").submit();
    expect([failed.status, ...failed.form("f").valuesOf("birthDate.year")]).toEqual([503, "2026"]);
    await mend();
    expect((await failed.form("f").submit()).text(".code")).toMatch(/^(\w{4} ?){5}$/);
  });

  test.each(["down", "slow"] as const)(
    "does not count (%s): codes and usernames wait, and a birth is registered all the same",
    async (behaviour) => {
      const answers = ownBirth();
      const [{ review }, code, account] = await Promise.all([
        atReview(site, answers),
        site.visitor().visit(`${home}/continue`),
        begun(site, site.visitor(), claiming(numbers.known)).then((visitor) => visitor.visit(accountPath)),
      ]);
      await fail(behaviour, "rate_limits");
      const day = { "birthDate.day": "1", "birthDate.month": "10", "birthDate.year": "2026" };
      const [tried, checked, registered] = await Promise.all([
        code
          .form("f")
          .fill({ code: "CCCC CCCC CCCC CCCC CCCC", ...day })
          .submit(),
        press(account, "check-details", agreeing),
        sendIn(review, answers),
      ]);
      expect([tried.status, ...tried.form("f").valuesOf("birthDate.day")]).toEqual([503, "1"]);
      expect(checked.status).toBe(422);
      expect(checked.form("f").valuesOf("myir.detailsConsent")).toEqual(["yes"]);
      expect(registered.address).toBe(`${home}/confirmation`);
      for (const { slowest } of [tried, checked, registered]) expect(slowest).toBeLessThan(8_000);
    },
  );

  test.each(["down", "slow", "answer-lost"] as const)(
    "cannot put the confirmation in the place of the answers (%s): the page has the reference, and pressed again it is the same",
    async (behaviour) => {
      const answers = ownBirth();
      const { who: visitor, review } = await atReview(site, answers);
      await fail(behaviour, "kind <> 'code'");
      const page = await sendIn(review, answers);
      expect([page.status, referenceOn(page)]).toEqual([200, expect.stringMatching(/^[0-9A-Z]{6,}$/)]);
      await mend();
      const later = await visitor.visit(`${home}/review`);
      const last = stepOf(later) === "review" ? await later.form("f").submit(register) : later;
      expect([last.address, referenceOn(last)]).toEqual([`${home}/confirmation`, referenceOn(page)]);
      expect(await receivedOf(site.url, answers)).toHaveLength(1);
    },
  );
});

test("logs tell of every failure, and of nothing that was typed [quality/privacy/no-personal-value]", () => {
  const all = lines.join("\n");
  expect(all).toContain('"event":"failure"');
  const wrong = [
    ...Object.values(typed),
    "Āria",
    "Tāne",
    "mere@example.nz",
    "mine@example.nz",
    "Titahi",
    "0211234567",
    "49091850",
    "Twins",
  ].filter((text) => all.includes(text));
  expect(wrong).toEqual([]);
});

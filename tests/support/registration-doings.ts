import { expect } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { begun } from "./begun.ts";
import type { Visitor } from "./client.ts";
import { aroha, logIn, type SiteWithIdentity } from "./identity.ts";
import type { Page } from "./page.ts";
import { atReview, ownBirth, pay, receivedOf, referenceOn, register, sendIn } from "./registered.ts";
import { fillIn, registrationAnswers, stepOf, walkTo } from "./registration.ts";
import { accountPath, agreeing, claiming, numbers, press } from "./tax-account.ts";

const registrationWords = wordsOf("register-my-baby");
const shellWords = wordsOf("i18n");
const comeBackWords = wordsOf("wizard/codes");
const wizardWords = wordsOf("wizard/page");

const home = "/register-my-baby";
const t = wizardWords("en");
const intent = (value: string) => ({ name: "intent", value });

/** Something that somebody does while the database fails. */
export interface Doing {
  title: string;
  /** All that comes before. @returns what is done then */
  prepare(): Promise<() => Promise<Page>>;
  /** What is said. */
  says: string;
  /** What was typed and stands in the page. */
  holds?: Record<string, string>;
  /** Once all is well again. */
  afterwards(page: Page): Promise<void>;
}

/** What somebody types in the step of the mother. */
export const typed = { "mother.firstNames": "Hinewhetū", "mother.occupation": "Midwife" };
/** Somebody in the middle of the form. */
export const halfwayAt = (site: SiteWithIdentity): Promise<Visitor> =>
  begun(site, site.visitor(), registrationAnswers, { reached: 7 });

/** Every way in which somebody at a registration needs the database, one after the other. */
export function doingsAt(site: SiteWithIdentity): Doing[] {
  const who: Record<string, Visitor> = {};
  const registering = ownBirth();
  let reference = "";
  const onMother =
    (name: string, prefix = "") =>
    async () => {
      const visitor = await halfwayAt(site);
      who[name] = visitor;
      const page = await visitor.visit(`${prefix}${home}/mother-details`);
      return (value: string) => fillIn(page, typed).submit(intent(value));
    };
  const typing = (title: string, value: string, afterwards: Doing["afterwards"]): Doing => ({
    title,
    prepare: async () => {
      const send = await onMother(title)();
      return () => send(value);
    },
    says: t("notices/unsaved"),
    holds: typed,
    afterwards,
  });
  /** The same button once more, and what was typed is kept. */
  const again = (value: string) => async (page: Page) => {
    const next = await page.form("f").submit(intent(value));
    expect(next.status).toBe(200);
  };

  return [
    {
      title: "a step is opened",
      prepare: async () => {
        const visitor = await halfwayAt(site);
        who.opening = visitor;
        return () => visitor.visit(`${home}/mother-details`);
      },
      says: t("unreachable/body"),
      afterwards: async (page) => {
        const opened = await who.opening?.visit(page.link(t("unreachable/link")));
        expect(opened?.form("f").valuesOf("mother.occupation")).toEqual(["Teacher"]);
      },
    },
    typing("Next is pressed", "next", async (page) => {
      expect((await page.form("f").submit(intent("next"))).address).toBe(`${home}/mother-details?part=2`);
    }),
    typing("Back is pressed", "back", again("back")),
    typing("a draft is saved", "save-draft", again("save-draft")),
    typing("a form is saved to come back to it", "save-and-come-back", async (page) => {
      const shown = await page.form("f").submit(intent("save-and-come-back"));
      expect(shown.text(".code")).toMatch(/^(\w{4} ?){5}$/);
    }),
    typing("the language is switched", "language", async (page) => {
      const other = await page.form("f").submit(intent("language"));
      expect([other.language, ...other.form("f").valuesOf("mother.occupation")]).toEqual([
        "mi",
        typed["mother.occupation"],
      ]);
    }),
    {
      title: "a draft is saved by somebody who has logged in",
      prepare: async () => {
        const visitor = site.visitor();
        who.person = visitor;
        await logIn(visitor, aroha, home);
        const page = await walkTo(visitor, registrationAnswers, "mother-details");
        return () => fillIn(page, typed).submit(intent("save-draft"));
      },
      says: t("notices/unsaved"),
      holds: typed,
      afterwards: async (page) => {
        const saved = await page.form("f").submit(intent("save-draft"));
        expect(saved.text("[role=status].notice")).toContain(registrationWords("en")("notices/saved"));
        await who.person?.visit("/logout/");
      },
    },
    {
      title: "details are to be checked by the tax agency",
      prepare: async () => {
        const visitor = await begun(site, site.visitor(), claiming(numbers.known));
        const page = await visitor.visit(accountPath);
        return () => press(page, "check-details", { ...agreeing, "myir.email": "mine@example.nz" });
      },
      says: t("notices/unsaved"),
      holds: { "myir.email": "mine@example.nz" },
      afterwards: async (page) => {
        // Without what was answered before nobody knows who is asked about: Next does what the button does.
        const found = await press(page, "next");
        expect([found.status, found.controls().has("myir.username")]).toEqual([200, true]);
      },
    },
    {
      title: "the code of a form is opened",
      prepare: async () => {
        const send = await onMother("code")();
        await send("save-draft");
        const shown = await who.code?.visit(`${home}/mother-details`);
        const code = (await shown?.form("f").submit(intent("save-and-come-back")))?.text(".code") ?? "";
        const device = site.visitor();
        const asked = await device.visit(`${home}/continue`);
        const form = asked.form("f").fill({
          code,
          "birthDate.day": "1",
          "birthDate.month": "10",
          "birthDate.year": "2026",
        });
        return () => form.submit();
      },
      says: comeBackWords("en")("errors/unavailable"),
      holds: { "birthDate.month": "10" },
      afterwards: async (page) => {
        expect(stepOf(await page.form("f").submit())).toBe("child-details");
      },
    },
    {
      title: "the review is opened",
      prepare: async () => {
        const { who: visitor } = await atReview(site, ownBirth());
        who.review = visitor;
        return () => visitor.visit(`${home}/review`);
      },
      says: t("unreachable/body"),
      afterwards: async (page) => {
        expect(stepOf((await who.review?.visit(page.link(t("unreachable/link")))) as Page)).toBe("review");
      },
    },
    {
      title: "a birth is to be registered",
      prepare: async () => {
        const { review } = await atReview(site, registering);
        return () => sendIn(review, { ...registering, otherInformation: "Twins run in the family" });
      },
      says: t("notices/unsaved"),
      holds: { declarationMade: "yes", otherInformation: "Twins run in the family" },
      afterwards: async (page) => {
        expect(await receivedOf(site.url, registering)).toEqual([]);
        expect((await page.form("f").submit(register)).address).toBe(`${home}/confirmation`);
        expect(await receivedOf(site.url, registering)).toHaveLength(1);
      },
    },
    {
      title: "a confirmation is opened",
      prepare: async () => {
        const { who: visitor, review } = await atReview(site, ownBirth());
        const confirmed = await sendIn(review, registrationAnswers);
        who.confirmed = visitor;
        reference = referenceOn(confirmed);
        return () => visitor.visit(`${home}/confirmation`);
      },
      says: shellWords("en")("pages/unavailable/title"),
      afterwards: async () => {
        expect(referenceOn((await who.confirmed?.visit(`${home}/confirmation`)) as Page)).toBe(reference);
      },
    },
    {
      title: "a payment is tried again",
      prepare: async () => {
        const { who: visitor, review } = await atReview(site, ownBirth(ordered));
        const declined = await pay(visitor, await sendIn(review, registrationAnswers), "decline");
        who.retry = visitor;
        return () => declined.form().submit(intent("retry"));
      },
      says: shellWords("en")("pages/unavailable/title"),
      afterwards: async () => {
        const page = await who.retry?.visit(`${home}/confirmation-payment-retry`);
        expect((await page?.form().submit(intent("retry")))?.address).toBe(`${home}/payment`);
      },
    },
  ];
}

import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { ordered } from "../stress/certificate-order.mjs";
import { draftsIn } from "../support/begun.ts";
import { dayAnswers } from "../support/births.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { register, sentence, service } from "../support/journey.ts";
import type { Page } from "../support/page.ts";
import { atReview, ownBirth, pay, receivedOf, referenceOn, sendIn } from "../support/registered.ts";
import { goOnByParts, stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const bornTogetherWords = wordsOf("register-my-baby/born-together");
const lossWords = wordsOf("register-my-baby/loss");

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });

/** A child of several. */
const oneOf = (order: string, more: Answers = {}): Answers =>
  ownBirth({ "child.oneOfMultiple": "yes", "child.multipleBirthOrder": order, ...more });

/** What is asked of a further child: all else is filled in. */
const own = ["child.firstNames", "child.surname", "child.sex", "child.aliveAtBirth", "child.birthDate"];
const ofItself = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) =>
        own.some((each) => name === each || name.startsWith(`${each}.`)) ||
        /^(bestStart|ird\.|orderBirth|confirmationEmail|declaration)/.test(name),
    ),
  );

const draftOf = async (who: Visitor): Promise<Answers> => {
  const found = await (await draftsIn(site, { cookies: who.cookies.header("/register-my-baby") })).open();
  return found.is === "draft" ? found.draft.content.answers : {};
};

const begin = (page: Page): Promise<Page> => page.form("next-child").submit();
const next = async (page: Page, answers: Answers): Promise<Page> =>
  sendIn(await answerTo(await begin(page), ofItself(answers), "review"), answers);

/** Answers what is not filled in, page by page, as far as a step. */
async function answerTo(from: Page, answers: Answers, step: string): Promise<Page> {
  let page = from;
  for (let left = 12; stepOf(page) !== step; left--) {
    page = await goOnByParts(page, answers);
    if (left === 0 || page.status !== 200) throw new Error(`${page.address} refuses (${page.status})`);
  }
  return page;
}

/** What stands in the form of a child. */
const valuesIn = async (who: Visitor, name: string, question = name): Promise<string[]> =>
  (await who.visit(`${service}/child-details?focus=${question}`)).form("f").valuesOf(name);

const openedWithCode = async (page: Page, day: string): Promise<Page> => {
  const asks = await new Visitor(site.url).visit(`${service}/receipt`);
  const named = (part: string) =>
    asks
      .form()
      .fields()
      .find(([name]) => name.endsWith(part))?.[0] ?? part;
  const [year = "", month = "", date = ""] = day.split("-");
  const code = page.texts(".reference-number").at(-1) ?? "";
  return asks
    .form()
    .fill({ [named("code")]: code, [named(".day")]: date, [named(".month")]: month, [named(".year")]: year })
    .submit();
};

describe.each(bothLanguages)(
  "children born together, without a script, $language",
  ({ language, prefix }) => {
    const registered = async (answers: Answers) =>
      sendIn((await atReview(site, answers, prefix)).review, answers);
    const isOver = (page: Page) => page.text("main").includes(sentence("registered/lead", language));

    test.concurrent("twins across midnight: the second form has all that both share, and each knows the other's reference [registered/confirmation/twins]", async () => {
      const first = oneOf("1 of 2", dayAnswers("child.birthDate", "2026-10-03"));
      const second = oneOf("2 of 2", {
        ...dayAnswers("child.birthDate", "2026-10-04"),
        "child.sex": "male",
        "child.surname": "Tāne",
      });
      const visitor = new Visitor(site.url);
      const { end } = await register(visitor, first, prefix);
      expect(isOver(end)).toBe(false);
      const form = await begin(end);
      expect([form.status, stepOf(form), form.language]).toEqual([200, "child-details", end.language]);
      const value = (name: string, question?: string) => valuesIn(visitor, name, question);
      expect(await value("child.firstNames")).toEqual([""]);
      expect(await value("child.birthDate.day", "child.birthDate")).toEqual(["03"]);
      expect(await value("child.sex")).toEqual([]);
      expect(await value("child.aliveAtBirth")).toEqual([]);
      expect(await value("child.multipleBirthOrder")).toEqual(["2 of 2"]);
      expect(await value("child.ethnicGroups")).toEqual(["nzEuropean", "maori"]);
      // What is filled in was reviewed before: one button leads past it.
      expect(form.document.querySelector("[value=review]")).toBeNull();
      const filledIn = await answerTo(form, ofItself(second), "mother-details");
      const past = await filledIn.form("f").submit({ name: "intent", value: "review" });
      expect([past.status, stepOf(past)]).toEqual([200, "buy-birth-certificates"]);
      const review = await answerTo(past, ofItself(second), "review");
      const twin = `Twin of registration ${referenceOn(end)}, 1 of 2`;
      expect(review.text("main")).toContain(twin);
      const ended = await sendIn(review, second);
      expect(isOver(ended)).toBe(true);
      expect(ended.text("main")).toContain(referenceOn(end));
      const [one] = await receivedOf(site.url, first);
      const [other] = await receivedOf(site.url, second);
      expect(other?.payload).toEqual({
        ...one?.payload,
        otherInformation: twin,
        child: {
          ...one?.payload.child,
          firstNames: second["child.firstNames"],
          sex: "male",
          birthDate: "2026-10-04",
          birthOrderNumber: 2,
        },
      });
      const receipt = await openedWithCode(end, "2026-10-03");
      expect(receipt.text("main")).toContain(referenceOn(ended));
      expect(receipt.document.querySelector("#next-child")).toBeNull();
    });

    test.concurrent("triplets, the second of them first: whoever is not registered yet comes next", async () => {
      const orders = ["2 of 3", "1 of 3", "3 of 3"];
      const births = orders.map((order) => oneOf(order));
      const visitor = new Visitor(site.url);
      const [first = {}, ...others] = births;
      let { end } = await register(visitor, first, prefix);
      const references = [referenceOn(end)];
      for (const [at, birth] of others.entries()) {
        expect([at, isOver(end)]).toEqual([at, false]);
        end = await next(end, birth);
        references.push(referenceOn(end));
        const [received] = await receivedOf(site.url, birth);
        const lines = orders
          .slice(0, at + 1)
          .map((order, index) => `Triplet of registration ${references[index]}, ${order}`);
        expect(received?.payload.otherInformation).toBe(lines.join("\n"));
      }
      expect(isOver(end)).toBe(true);
      for (const reference of references) expect(end.text("main")).toContain(reference);
    });

    test.concurrent.each([
      ["the first", ["no", "yes"]],
      ["the second", ["yes", "no"]],
    ])(
      "%s of two is stillborn: sympathy, and nothing that is meant for the other child",
      async (_, [one = "", two = ""]) => {
        const first = oneOf("1 of 2", { "child.aliveAtBirth": one });
        const second = oneOf("2 of 2", { "child.aliveAtBirth": two });
        const end = await registered(first);
        const ended = await next(end, second);
        const lost = one === "no" ? end : ended;
        const living = one === "no" ? ended : end;
        expect(lost.text("main")).toContain(sentence("stillborn/body", language));
        expect(living.text("main")).not.toContain(sentence("stillborn/body", language));
        expect(ended.text("main")).toContain(lossWords(language)("title"));
        expect(end.text("main").includes(lossWords(language)("title"))).toBe(one === "no");
        expect(isOver(end)).toBe(false);
        const [received] = await receivedOf(site.url, second);
        expect(received?.payload.child).toMatchObject({ stillBorn: two === "no", birthOrderNumber: 2 });
      },
    );
  },
);

describe("what is begun already", () => {
  const answered = async (order: string) => {
    const answers = oneOf(order);
    const { who, review } = await atReview(site, answers);
    return { who, page: await sendIn(review, answers) };
  };

  test("pressed twice, and ten times at once, one form is begun; the page before still shows its reference", async () => {
    const { who, page } = await answered("1 of 2");
    const forms = await Promise.all(Array.from({ length: 10 }, () => begin(page)));
    expect(new Set(forms.map(({ status, address }) => `${status} ${address}`))).toEqual(
      new Set([`200 ${service}/child-details`]),
    );
    const named = await (await who.visit(`${service}/child-details?focus=child.firstNames`))
      .form("f")
      .fill({ "child.firstNames": "Moana" })
      .submit({ name: "intent", value: "save-draft" });
    expect(named.status).toBe(200);
    await begin(page);
    expect(await valuesIn(who, "child.firstNames")).toEqual(["Moana"]);
    const back = await who.visit(`${service}/confirmation`);
    expect([back.status, back.address, referenceOn(back)]).toEqual([200, page.address, referenceOn(page)]);
  });

  test.each<["approve" | "cancel", string]>([
    ["approve", "confirmation-payment-success"],
    ["cancel", "confirmation-payment-outstanding"],
  ])("with a certificate ordered too (%s) the page at the end leads on", async (paid, at) => {
    const answers = oneOf("1 of 2", ordered);
    const { who, review } = await atReview(site, answers);
    const answered = await pay(who, await sendIn(review, answers), paid);
    const page = await who.visit(`${service}/${at}`);
    expect([answered.status, page.status, page.address]).toEqual([200, 200, `${service}/${at}`]);
    expect(page.text("main")).not.toContain("nothing more for you to do");
    await begin(page);
    expect(await valuesIn(who, "child.multipleBirthOrder")).toEqual(["2 of 2"]);
    // The first child's receipt stays open beside the second one's form, and the order is not copied.
    expect((await who.visit(page.address)).text(".reference-number")).toBe(page.text(".reference-number"));
    expect((await draftOf(who)).orderBirthCertificate).toBeUndefined();
  });

  test("another half-filled form in the browser stays as it is, and the page says so", async () => {
    const { who, page } = await answered("1 of 2");
    const other = await who.visit(`${service}/child-details`);
    expect(other.link(bornTogetherWords("en")("begin"))).toBe(`${service}/confirmation`);
    await other
      .form("f")
      .fill({ "child.bornInNZ": "yes", "child.aliveAtBirth": "yes" })
      .submit({ name: "intent", value: "save-draft" });
    const refused = await begin(page);
    expect(refused.status).toBe(409);
    expect(refused.text("h1")).toContain(bornTogetherWords("en")("another/title"));
    expect(refused.document.querySelectorAll("main button").length).toBe(0);
    expect(await draftOf(who)).toEqual({ "child.bornInNZ": "yes", "child.aliveAtBirth": "yes" });
  });

  test("when the confirmation is gone it asks for the code, and one child alone offers nothing", async () => {
    const stranger = new Visitor(site.url, { Origin: site.url });
    expect((await stranger.post(`${service}/confirmation`, [])).address).toBe(`${service}/continue`);
    const answers = ownBirth();
    const { who, review } = await atReview(site, answers);
    const page = await sendIn(review, answers);
    expect(page.document.querySelector("#next-child")).toBeNull();
    const fields: [string, string][] = [["_csrf", review.form("f").valuesOf("_csrf")[0] ?? ""]];
    expect((await who.post(`${service}/confirmation`, fields)).address).toBe(`${service}/confirmation`);
  });
});

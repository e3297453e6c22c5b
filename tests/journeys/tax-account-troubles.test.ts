import { afterEach, describe, expect, test } from "vitest";
import { begun } from "../support/begun.ts";
import { setFault } from "../support/failing-services.ts";
import { stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";
import {
  agreeing,
  asked,
  claiming,
  hasButton,
  messages,
  newName,
  numbers,
  accountPath as path,
  press,
  visitorsAt,
} from "../support/tax-account.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const { visitor, openedBy, checkedBy, withUsername } = visitorsAt(site);

describe("asked too often: 429, and nothing typed is lost [quality/abuse/limits]", () => {
  test("details 5 times in 10 minutes", async () => {
    let page = await openedBy(numbers.unknown);
    for (let time = 0; time < 5; time++) {
      page = await press(page, "check-details", agreeing);
      expect(page.status).toBe(200);
    }
    page = await press(page, "check-details", { "myir.email": "other@example.nz" });
    expect(page.status).toBe(429);
    expect(Number(page.received.headers["retry-after"])).toBeGreaterThan(500);
    expect(messages(page)[0]).toMatch(/^That was tried too often/);
    expect(page.form("f").valuesOf("myir.email")).toEqual(["other@example.nz"]);
    expect(stepOf(await press(page, "skip"))).toBe("buy-birth-certificates");
  });

  test("usernames 10 times in 10 minutes", async () => {
    let page = await checkedBy();
    for (let time = 0; time < 10; time++)
      page = await press(page, "check-username", { "myir.username": newName() });
    expect(page.status).toBe(200);
    page = await press(page, "check-username", { "myir.username": "one-too-many" });
    expect([page.status, messages(page)[0]]).toEqual([
      429,
      expect.stringMatching(/^That was tried too often/),
    ]);
    expect(page.form("f").valuesOf("myir.username")).toEqual(["one-too-many"]);
  });
});

describe("while the tax agency is not itself", () => {
  const behave = (behaviour: string) => setFault(site.url, "myir", behaviour);
  /** The breaker that may have opened closes with a call that passes. */
  const recover = async () => {
    await behave("ok");
    await (await begun(site, visitor(), claiming(numbers.known))).visit(`${path}?again`);
  };
  afterEach(recover);

  test("the step says that it is unavailable, and Next leads on [birth/tax-account/unavailable]", async () => {
    const who = await begun(site, visitor(), claiming(numbers.known));
    await behave("down");
    const page = await who.visit(path);
    expect(page.text("main .notice")).toMatch(
      /^Sorry! The option to set up a myIR account is unavailable.*continue with ‘Next’/,
    );
    expect([asked(page), hasButton(page, "skip")]).toEqual([[], false]);
    expect(stepOf(await press(page, "next"))).toBe("buy-birth-certificates");
  });

  test("try again asks the agency again, and what was typed is still there", async () => {
    const who = visitor();
    const opened = await openedBy(numbers.known, "", who);
    await press(opened, "save-draft", { "myir.wanted": "yes", "myir.email": "mine@example.nz" });
    await behave("down");
    const page = await who.visit(path);
    await behave("ok");
    const again = await who.visit(page.link("Try again"));
    expect(again.form("f").valuesOf("myir.email")).toEqual(["mine@example.nz"]);
  });

  test.each(["slow", "down", "nonsense"])(
    "%s: details, then a username: in time, and what was typed is still there",
    async (behaviour) => {
      const [one, two] = [visitor(), visitor()];
      const [opened, checked] = [await openedBy(numbers.known, "", one), await checkedBy("", two)];
      await behave(behaviour);
      const [details, username] = await Promise.all([
        press(opened, "check-details", { ...agreeing, "myir.email": "mine@example.nz" }),
        press(checked, "check-username", { "myir.username": "mere" }),
      ]);
      expect(details.text("main .notice")).toMatch(
        /^Sorry! The option to set up a myIR account is unavailable/,
      );
      expect([username.status, messages(username)]).toEqual([
        422,
        ["We could not ask Inland Revenue. Please try again in a moment, or skip this step."],
      ]);
      expect(username.form("f").valuesOf("myir.username")).toEqual(["mere"]);
      expect(Math.max(details.slowest, username.slowest)).toBeLessThan(6_000);
      await behave("ok");
      const again = await one.visit(`${path}?again`);
      expect(again.form("f").valuesOf("myir.email")).toEqual(["mine@example.nz"]);
    },
  );

  test.each(["down", "nonsense"])(
    "%s: a username is not reserved, and what was typed is still there",
    async (behaviour) => {
      const free = await withUsername(newName());
      await behave(behaviour);
      const typed = { "myir.notifyByText": "yes", "myir.mobile": "0212345678" };
      const page = await press(free, "reserve", typed);
      expect([page.status, messages(page)[0]]).toEqual([422, expect.stringMatching(/could not reserve/)]);
      expect(page.form("f").valuesOf("myir.mobile")).toEqual(["0212345678"]);
      await behave("ok");
      // The same try once more: had the agency heard it, it would be told as taken.
      const reserved = await press(page, "reserve");
      expect(reserved.texts(".account-name")).toHaveLength(1);
    },
  );

  test("status 410 leads to payment-outstanding [birth/routes/gone]", async () => {
    const opened = await openedBy(numbers.known);
    await behave("gone");
    const page = await press(opened, "check-details", agreeing);
    expect(page.address).toContain("/register-my-baby/confirmation");
  });
});

test("the page of the pretend agency names every number and username with an answer of its own", async () => {
  const page = await visitor().visit("/stand-ins/registry/tax-agency");
  expect(page.texts("code")).toEqual([
    ...["49 098 576", "35 901 981", "10 000 009", "49 091 850"],
    ...["taken", "refused", "meanwhile", "unlucky"],
  ]);
});

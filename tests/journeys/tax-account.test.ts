import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { begun } from "../support/begun.ts";
import { claimAnswers, dayAnswers, mothersNoResidence, ofCaregiver, wanted } from "../support/births.ts";
import { bothLanguages } from "../support/guide.ts";
import { fillIn, registrationAnswers, stepOf } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";
import {
  account,
  agreeing,
  asked,
  hasButton,
  messages,
  newName,
  numbers,
  accountPath as path,
  press,
  visitorsAt,
} from "../support/tax-account.ts";

const site = siteForTests({ environment: { TODAY: "2026-11-20" } });
const { visitor, openedBy, withUsername } = visitorsAt(site);

describe.each(bothLanguages)("A tax account is reserved, $language", ({ prefix }) => {
  const words = {
    "": {
      matches: "Your details match.",
      available: "This username is available:",
      reserved: "Your username is reserved",
    },
    "/mi": {
      matches: "E ōrite ana ō taipitopito.",
      available: "E wātea ana tēnei ingoa kaiwhakamahi:",
      reserved: "Kua puritia tō ingoa kaiwhakamahi",
    },
  }[prefix as "" | "/mi"];

  test("button by button: details, username, reservation [birth/tax-account/available] [birth/tax-account/reserve]", async () => {
    const username = newName();
    const who = visitor();
    const opened = await openedBy(numbers.known, prefix, who);
    expect(asked(opened)).toEqual(["wanted", "email", "detailsConsent"]);
    expect(opened.form("f").valuesOf("myir.email")).toEqual(["mere@example.nz"]);
    expect(opened.texts(".copied dd:not(.change)").slice(0, 2)).toEqual(["Mere", "Tāne"]);

    const checked = await press(opened, "check-details", agreeing);
    expect(checked.text("main")).toContain(words.matches);
    expect(checked.document.querySelector("main [autofocus]")?.getAttribute("name")).toBe("myir.username");

    const free = await press(checked, "check-username", { "myir.username": username });
    expect(free.text("main")).toContain(`${words.available} ${username}`);
    expect(asked(free)).toEqual(["wanted", "email", "detailsConsent", "username", "notifyByText", "mobile"]);
    expect(free.document.querySelector('a[href*="terms"]')?.getAttribute("href")).toBe(
      "/stand-ins/registry/terms",
    );

    // Next is refused now: what leads on must not look like the lesser button.
    expect(free.document.querySelector('button[value="reserve"]')?.className).toBe("button");

    const reserved = await press(free, "reserve", {
      "myir.notifyByText": "yes",
      "myir.mobile": "021 234 5678",
    });
    expect([reserved.status, stepOf(reserved)]).toEqual([200, account]);
    expect(reserved.text("main")).toContain(words.reserved);
    expect(reserved.text(".account-name")).toBe(username);
    expect([asked(reserved), hasButton(reserved, "skip")]).toEqual([[], false]);
    expect(stepOf(await press(reserved, "next"))).toBe("buy-birth-certificates");
    expect((await who.visit(prefix + path)).text(".account-name")).toBe(username);
  });

  test("Next stands for whichever button comes next, and never leaves a username unreserved [birth/tax-account/blocks-next]", async () => {
    const opened = await openedBy(numbers.known, prefix);
    const checked = await press(opened, "next", agreeing);
    expect([checked.status, stepOf(checked), asked(checked).includes("username")]).toEqual([
      200,
      account,
      true,
    ]);
    const free = await press(checked, "next", { "myir.username": newName() });
    expect([free.status, stepOf(free), asked(free).includes("notifyByText")]).toEqual([200, account, true]);
    const blocked = await press(free, "next", { "myir.notifyByText": "no" });
    expect([blocked.status, stepOf(blocked), messages(blocked).length]).toEqual([422, account, 1]);
    expect(blocked.errors()).toHaveLength(1);
    expect(stepOf(await press(blocked, "skip"))).toBe("buy-birth-certificates");
  });

  test("skipping sets wanted to no and leads on [birth/tax-account/skip]", async () => {
    const who = visitor();
    const skipped = await press(await withUsername(newName(), prefix, who), "skip");
    expect(stepOf(skipped)).toBe("buy-birth-certificates");
    const again = await who.visit(prefix + path);
    expect(again.form("f").valuesOf("myir.wanted")).toEqual(["no"]);
  });
});

describe("a message per client type [birth/tax-account/messages]", () => {
  const { newClaim, ...known } = claimAnswers;
  const types: [string, Answers, RegExp][] = [
    ["agency beneficiary", known.agencyClient, /MSD client/],
    ["Working for Families recipient", known.workingForFamilies, /you get Working for Families/],
    ["unknown caregiver", { ...wanted, ...ofCaregiver({ type: "unknown" }) }, /not known yet/],
    [
      "other caregiver",
      {
        ...wanted,
        ...ofCaregiver({ type: "other", firstNames: "Ana", surname: "Ngata", daytimePhone: "021555000" }),
      },
      /Inland Revenue will call them/,
    ],
    ["ineligible", { ...newClaim, ...mothersNoResidence }, /not eligible for Best Start/],
    [
      "ineligible: under 16",
      { ...newClaim, ...dayAnswers("mother.dateOfBirth", "2011-01-01") },
      /not eligible for Best Start/,
    ],
    ["not wanted", {}, /you do not want to apply for Best Start/],
  ];

  test.each(types)("%s: nothing is asked, Next leads on", async (_, answers, message) => {
    const page = await (await begun(site, visitor(), { ...registrationAnswers, ...answers })).visit(path);
    expect(page.text("main .notice")).toMatch(message);
    expect([asked(page), hasButton(page, "skip")]).toEqual([[], false]);
    expect(stepOf(await press(page, "next"))).toBe("buy-birth-certificates");
  });
});

describe("details", () => {
  test("that do not match: go back, call the tax agency, or skip [birth/tax-account/details]", async () => {
    const page = await press(await openedBy(numbers.unknown), "check-details", agreeing);
    expect(page.status).toBe(200);
    expect(page.text("main")).toMatch(/details do not match.*go back.*0800 22 77 73.*skip this step/);
    expect([asked(page).includes("username"), hasButton(page, "skip")]).toEqual([false, true]);
    expect(page.form("f").valuesOf("myir.detailsConsent")).toEqual(["yes"]);
    expect(stepOf(await press(page, "next"))).toBe("buy-birth-certificates");
  });

  test("of somebody who has a logon already: skip [birth/tax-account/details]", async () => {
    const page = await press(await openedBy(numbers.withLogin), "check-details", agreeing);
    expect(page.text("main .notice")).toMatch(/already have a myIR account.*skip this step/);
    expect([asked(page), hasButton(page, "skip")]).toEqual([[], true]);
    expect(stepOf(await press(page, "skip"))).toBe("buy-birth-certificates");
  });

  test("that the agency's own system cannot check: unavailable, and Next leads on", async () => {
    const page = await press(await openedBy(numbers.failing), "check-details", agreeing);
    // The page that follows asks anew whether the agency is there: it is.
    expect([page.status, asked(page)]).toEqual([200, ["wanted", "email", "detailsConsent"]]);
    expect(page.form("f").valuesOf("myir.wanted")).toEqual(["yes"]);
  });

  test("are not checked without consent [birth/tax-account/consent]", async () => {
    const opened = await openedBy(numbers.known);
    const unanswered = await press(opened, "check-details", { "myir.wanted": "yes" });
    expect([unanswered.status, messages(unanswered)]).toEqual([
      422,
      ["This is a required field, please provide an answer."],
    ]);
    const refused = await press(unanswered, "check-details", { ...agreeing, "myir.detailsConsent": "no" });
    expect([refused.status, asked(refused).includes("username")]).toEqual([200, false]);
    expect(refused.text("main")).toContain(
      "We cannot create a myIR account without checking your details first.",
    );
    expect(stepOf(await press(refused, "next"))).toBe("buy-birth-certificates");
  });

  test("a change of the caregiver's details resets consent, details status and username", async () => {
    const who = visitor();
    await withUsername(newName(), "", who);
    const mother = await who.visit("/register-my-baby/mother-details");
    await press(mother, "next", { "mother.surname": "Ngata" });
    const page = await who.visit(path);
    expect(page.texts(".copied dd:not(.change)")).toContain("Ngata");
    expect(asked(page)).toEqual(["wanted", "email", "detailsConsent"]);
    expect(page.form("f").valuesOf("myir.detailsConsent")).toEqual([]);
    const checked = await press(page, "check-details", agreeing);
    expect(checked.form("f").valuesOf("myir.username")).toEqual([""]);
  });
});

describe("a username", () => {
  test.each([
    ["taken", /^We're sorry that myIR username is already in use\./],
    ["refused", /^This user id is not given out\.$/],
    ["#mere", /#/],
    [" mere", /^Cannot begin or end with space$/],
    ["mere ngata", /" "/],
    ["", /^This is a required field/],
  ])(
    "'%s' cannot be had: the message stands at it, and what was typed [birth/tax-account/in-use]",
    async (username, message) => {
      const page = await withUsername(username);
      expect([page.status, stepOf(page)]).toEqual([422, account]);
      expect(messages(page)).toEqual([expect.stringMatching(message)]);
      expect(page.form("f").valuesOf("myir.username")).toEqual([username]);
      expect(asked(page)).not.toContain("notifyByText");
    },
  );

  test("in te reo Māori the agency's own words are marked as English", async () => {
    const page = await withUsername("refused", "/mi");
    expect(messages(page)).toEqual([expect.stringMatching(/^Kāore Te Tari Taake e whakaae/)]);
    expect(page.text('q[lang="en"]')).toBe("This user id is not given out.");
  });

  test("that is changed after the check is checked again before anything is reserved", async () => {
    const free = await withUsername(newName());
    const changed = await press(free, "reserve", { "myir.username": "taken", "myir.notifyByText": "no" });
    expect([changed.status, messages(changed).length]).toEqual([422, 1]);
    expect(messages(changed)[0]).toContain("already in use");
  });

  test("cannot be reserved without saying how to be told; the mobile number is checked [birth/tax-account/mobile]", async () => {
    const free = await withUsername(newName());
    const unsaid = await press(free, "reserve");
    expect(messages(unsaid)).toEqual(["This is a required field, please provide an answer."]);
    const wrong = await press(unsaid, "reserve", { "myir.notifyByText": "yes", "myir.mobile": "0312345678" });
    expect(messages(wrong)).toEqual(["Please enter a valid New Zealand mobile number"]);
  });

  test("that is gone when it is reserved [birth/tax-account/no-longer]", async () => {
    const page = await press(await withUsername("meanwhile"), "reserve", { "myir.notifyByText": "no" });
    expect(page.status).toBe(422);
    expect(messages(page)).toEqual([
      "We're sorry that myIR username is no longer available. Please try entering a different myIR username above and then check the availability - or you can skip this section by clicking the link below and continue with the birth registration.",
    ]);
  });

  test("that cannot be reserved: reserve again, or skip [birth/tax-account/other-answers]", async () => {
    const page = await press(await withUsername("unlucky"), "reserve", { "myir.notifyByText": "no" });
    expect(page.status).toBe(422);
    expect(messages(page)[0]).toMatch(/could not reserve.*‘Reserve this username for my myIR account’.*skip/);
    expect(page.form("f").valuesOf("myir.notifyByText")).toEqual(["no"]);
  });

  test("is reserved once, however often and from wherever it is pressed [birth/tax-account/reserve] [quality/drafts/once]", async () => {
    const username = newName();
    const free = await withUsername(username);
    const pages = await Promise.all(
      [0, 1, 2, 3].map(() => press(free, "reserve", { "myir.notifyByText": "no" })),
    );
    expect(pages.map((page) => page.text(".account-name"))).toEqual([username, username, username, username]);
  });
});

describe("what a body says", () => {
  test("is taken for the questions only: nobody is available, valid or reserved by saying so", async () => {
    const opened = await openedBy(numbers.unknown);
    const page = await fillIn(opened, agreeing).submitWith(
      [
        ["myir.detailsStatus", "valid"],
        ["myir.clientType", "new"],
        ["myir.usernameChecked", "mine"],
        ["myir.usernameStatus", "available"],
        ["myir.reserveStatus", "reserved"],
        ["myir.reservedUsername", "mine"],
        ["myir.reservedFor", "mother"],
        ["myir.irdNumber", numbers.known],
      ],
      { name: "intent", value: "check-details" },
    );
    expect(page.text("main")).toContain("details do not match");
    expect(page.texts(".account-name")).toEqual([]);
  });
});

describe("a username is asked about only once the details are valid [quality/abuse/usernames]", () => {
  test.each([numbers.unknown, numbers.withLogin])(
    "not by whoever sends the button's value: %s",
    async (irdNumber) => {
      const form = fillIn(await openedBy(irdNumber), agreeing);
      const page = await form.replaceAndSubmit("intent", "check-username");
      expect(page.status).toBe(200);
      expect(asked(page)).not.toContain("username");
    },
  );
});

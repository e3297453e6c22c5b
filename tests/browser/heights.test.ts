import { expect, test } from "vitest";
import { stepNames } from "#app/features/register-my-baby/step-texts.ts";
import type { Answers } from "#app/forms/answers.ts";
import { askedParts } from "#app/wizard/parts.ts";
import { begun } from "../support/begun.ts";
import { byConsent, claimAnswers, dayAnswers, lived, ofCaregiver } from "../support/births.ts";
import { ordered } from "../support/certificate-order.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages } from "../support/guide.ts";
import { registrationAnswers } from "../support/registration.ts";
import { placeOf } from "../support/registration-steps.ts";
import { siteForTests } from "../support/site.ts";
import { accountPath, visitorsAt } from "../support/tax-account.ts";
import { carryCookies } from "./registration-states.ts";
import { watchedBrowser } from "./watched.ts";

const site = siteForTests();
const browser = watchedBrowser();

/** Pixels: a small phone, of which a page may be six screens long. */
const phone = { width: 360, height: 740 };
const screens = 6;

const foreigner = (who: string): Answers => ({
  [`${who}.ethnicGroups`]: ["other"],
  [`${who}.ethnicityDescription`]: "Moriori",
  [`${who}.isCitizen`]: "no",
  [`${who}.isPermanentResident`]: "yes",
  [`${who}.isNZRealmResident`]: "no",
  [`${who}.isAuResidentOrCitizen`]: "no",
  [`${who}.nonCitizenDocNumber`]: "LA12345",
});
const siblings: readonly Answers[] = Array.from({ length: 8 }, (_, index) => ({
  [`siblings[${index}].sex`]: "female",
  [`siblings[${index}].statusOfChild`]: "born-alive",
  ...dayAnswers(`siblings[${index}].dateOfBirth`, `${2010 + index}-01-01`),
}));

/** What opens the most questions of every step. */
const mostAsked: Answers = {
  ...registrationAnswers,
  "child.oneOfMultiple": "yes",
  "child.multipleBirthOrder": "1 of 2",
  "birthPlace.category": "home",
  "birthPlace.home.line1": "1 High Street",
  "birthPlace.home.suburb": "Titahi Bay",
  "birthPlace.home.line2": "Porirua 5022",
  "child.ethnicGroups": ["other"],
  "child.ethnicityDescription": "Moriori",
  ...foreigner("mother"),
  ...foreigner("father"),
  assistedHumanReproduction: "yes",
  ...byConsent("WomanConsented"),
  "secondParent.preferedTitle": "mother",
  fatherKnown: [],
  "fillingIn.who": "alone",
  "fillingIn.parent": "mother",
  "fillingIn.reason": "danger",
  otherChildren: "8",
  ...Object.assign({}, ...siblings),
  parentRelationship: "marriage",
  ...dayAnswers("parentRelationshipDate", "2015-01-01"),
  parentRelationshipPlace: "Rotorua",
  ...claimAnswers.newClaim,
  ...lived("yes", "yes"),
  ...ofCaregiver({
    isSharingCare: "yes",
    "careSharer.firstNames": "Aroha",
    "careSharer.surname": "Ngata",
    "careSharer.daytimePhone": "0211234567",
    hasPartner: "yes",
    "partner.firstNames": "Wiremu",
    "partner.surname": "Ngata",
    "partner.irdNumber": "49091850",
    "bankAccount.creditUnion": "yes",
    "bankAccount.creditUnionReferenceNumber": "123",
    "bankAccount.paymentFrequency": "B",
  }),
  "myir.wanted": "no",
  ...ordered,
};

test.each(bothLanguages)(
  "B32: no page of a registration is longer than six screens of 360 × 740, $language",
  async ({ prefix }) => {
    const heights = new Map<string, number>();
    const openedBy = async (visitor: Visitor) => {
      const page = await browser.page(site.url, { viewport: phone });
      await carryCookies(visitor, page);
      return async (path: string) => {
        await page.goto(site.url + prefix + path);
        expect(new URL(page.url()).pathname).toBe(prefix + path.split("?")[0]);
        heights.set(path, await page.evaluate(() => document.documentElement.scrollHeight));
      };
    };
    const measure = await openedBy(await begun(site, new Visitor(site.url), mostAsked, { reached: 8 }));
    for (const step of stepNames.slice(0, -1))
      for (const part of [1, ...askedParts(placeOf(step, mostAsked)).slice(1)])
        await measure(`/register-my-baby/${step}?part=${part}`);
    const together = { ...mostAsked, "father.surname": "Ngata", "fillingIn.who": "together" };
    const agreed = await begun(site, new Visitor(site.url), together, { reached: 8 });
    await (await openedBy(agreed))("/register-my-baby/review");
    const claimant = new Visitor(site.url);
    await visitorsAt(site).checkedBy(prefix, claimant);
    await (await openedBy(claimant))(accountPath);
    expect([...heights].filter(([, height]) => height > screens * phone.height)).toEqual([]);
    expect(heights.size).toBeGreaterThan(22);
  },
);

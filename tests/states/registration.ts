import type { Response } from "playwright-core";
import type { RegistrationStep } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { begun } from "../support/begun.ts";
import { byConsent, claimAnswers, ofCaregiver } from "../support/births.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { nextPage } from "../support/next-page.ts";
import { registrationAnswers, sendStep } from "../support/registration.ts";
import { placeOf } from "../support/registration-steps.ts";
import type { State } from "./arriving.ts";

type Arrive = State["arrive"];

/**
 * A step of a registration that somebody has come to, with everything before it answered.
 * @param answers beside the usual ones
 * @param here answered in the step itself, and kept as it was typed; left unanswered unless told
 */
export const atStep =
  (step: RegistrationStep, answers: Answers = {}, here?: Answers): Arrive =>
  async (page, base, site) => {
    const { earlier, number } = placeOf(step, { ...registrationAnswers, ...answers });
    const visitor = await begun(site, new Visitor(site.url), earlier, { reached: number });
    const path = `/register-my-baby/${step}`;
    if (here) await sendStep(await visitor.visit(base.slice(site.url.length) + path), here);
    await carryCookies(visitor, page);
    return page.goto(base + path);
  };

/** The same after Next was pressed in the browser. */
export const pressingNext =
  (arrive: Arrive): Arrive =>
  async (page, base, site): Promise<Response | null> => {
    await arrive(page, base, site);
    return nextPage(page, () => page.click("#f .button[value=next]"));
  };

/** The whole step on one page, with whatever is wrong in it. */
const wholeStep =
  (step: RegistrationStep, here: Answers): Arrive =>
  async (page, base, site) => {
    await atStep(step)(page, base, site);
    await page.evaluate((here) => {
      const form = document.querySelector("#f")!;
      form.querySelector("[name=_part]")?.remove();
      const shown = new Set([...form.querySelectorAll<HTMLInputElement>("[name]")].map(({ name }) => name));
      for (const [name, values] of Object.entries(here))
        for (const value of shown.has(name) ? [] : [values].flat())
          form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    }, here);
    return nextPage(page, () => page.click("#f .button[value=next]"));
  };

const twoMothers = { ...byConsent("WomanConsented"), "secondParent.preferedTitle": "mother" };
const stillbornTwin = {
  ...registrationAnswers,
  "child.aliveAtBirth": "no",
  "child.oneOfMultiple": "yes",
  "birthPlace.category": "home",
  "child.ethnicGroups": ["other"],
};
const foreigner = {
  ...registrationAnswers,
  "mother.isCitizen": "no",
  "mother.isPermanentResident": "no",
  "mother.isNZRealmResident": "no",
  "mother.isAuResidentOrCitizen": "no",
  "mother.dateOfBirth.year": "2020",
};

const unfinishedClaim = {
  ...claimAnswers.newClaim,
  ...ofCaregiver({
    isSharingCare: "yes",
    "bankAccount.creditUnion": "yes",
    "bankAccount.paymentFrequency": "B",
    "bankAccount.number.body": "0068388",
  }),
};
const unfinishedOrder = {
  orderBirthCertificate: "yes",
  "certificateOrder.productCode": "ZBFP",
  "certificateOrder.quantity": "2",
  "certificateOrder.courierDelivery": "courier",
  "certificateOrder.deliveryAddress.countryCode": "AU",
};

/** The steps of a registration, each where it shows the most. */
export const registrationStates: readonly State[] = [
  {
    name: "registration: the child, a stillborn twin born at home, with errors",
    status: 422,
    isWide: true,
    arrive: wholeStep("child-details", stillbornTwin),
  },
  {
    name: "registration: the mother, with errors and a warning",
    status: 422,
    arrive: wholeStep("mother-details", foreigner),
  },
  {
    name: "registration: the other parent, one of two mothers",
    status: 200,
    isWide: true,
    arrive: atStep("other-parent-details", {}, { ...registrationAnswers, ...twoMothers }),
  },
  {
    name: "registration: the parents’ relationship, with other children and errors",
    status: 422,
    arrive: wholeStep("parents-relationship", { otherChildren: "2", parentRelationship: "marriage" }),
  },
  {
    name: "registration: the parents’ relationship, nothing to answer",
    status: 200,
    arrive: atStep("parents-relationship", { fatherKnown: "no" }),
  },
  {
    name: "registration: services, a claim of Best Start with everything asked, with errors and notes",
    status: 422,
    isWide: true,
    arrive: wholeStep("other-services", unfinishedClaim),
  },
  {
    name: "registration: certificates, an order with errors",
    status: 422,
    isWide: true,
    arrive: wholeStep("buy-birth-certificates", unfinishedOrder),
  },
];

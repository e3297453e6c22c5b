import type { Answers } from "#app/forms/answers.ts";
import { begun } from "./begun.ts";
import { claimAnswers, ofCaregiver } from "./births.ts";
import { Visitor } from "./client.ts";
import type { Page } from "./page.ts";
import { fillIn, registrationAnswers } from "./registration.ts";
import type { siteForTests } from "./site.ts";

/** The step in which a tax account is reserved. */
export const account = "manage-best-start-payments";
export const accountPath = `/register-my-baby/${account}`;

/** How the pretend tax agency answers to an IRD number. */
export const numbers = {
  known: "49091850",
  withLogin: "49098576",
  unknown: "35901981",
  failing: "10000009",
};
export const agreeing = { "myir.wanted": "yes", "myir.detailsConsent": "yes" };

/** A mother who claims Best Start, for the first time. */
export const claiming = (irdNumber: string): Answers => ({
  ...registrationAnswers,
  ...claimAnswers.newClaim,
  ...ofCaregiver({ irdNumber }),
});

const foundRight = {
  "myir.pcgType": "mother",
  "myir.firstNames": "Mere",
  "myir.lastName": "Tāne",
  "myir.dateOfBirth": "1990-05-06",
  "myir.irdNumber": "049091850",
  "myir.detailsStatus": "valid",
};

/** Fills in what the page asks, and presses a button. */
export const press = (page: Page, intent: string, answers: Answers = {}): Promise<Page> =>
  fillIn(page, answers).submit({ name: "intent", value: intent });

let names = 0;
/** A username that nobody else has asked for. */
export const newName = (): string => `mere-${names++}-${process.pid}`;

/** The questions of the step that a page shows, without what their names begin with. */
export const asked = (page: Page): string[] =>
  [...page.controls()].filter((name) => name.startsWith("myir.")).map((name) => name.slice(5));

export const messages = (page: Page): string[] => page.texts("[data-error]");

export const hasButton = (page: Page, intent: string): boolean =>
  page.document.querySelector(`main button[value="${intent}"]`) !== null;

/** Visitors of a site who have come as far as the step, or into it. */
export function visitorsAt(site: ReturnType<typeof siteForTests>) {
  const visitor = () => new Visitor(site.url);
  const openedBy = async (irdNumber: string, prefix = "", who = visitor()) =>
    (await begun(site, who, claiming(irdNumber))).visit(prefix + accountPath);
  /** The step of somebody whose details were found right a moment ago. */
  const checkedBy = async (prefix = "", who = visitor()) =>
    (await begun(site, who, { ...claiming(numbers.known), ...agreeing }, { derived: foundRight })).visit(
      prefix + accountPath,
    );
  /** The same, who has asked about a username. */
  const withUsername = async (username: string, prefix = "", who = visitor()) =>
    press(await checkedBy(prefix, who), "check-username", { "myir.username": username });
  return { visitor, openedBy, checkedBy, withUsername };
}

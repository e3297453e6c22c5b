import { hiddenIn } from "./browser.mjs";
import { ordered } from "./certificate-order.mjs";
import { inLetters } from "./savers.mjs";

/** How often a parent tries again before they come back when all is well. */
const patience = 12;

/** Pages that a registration has at most, with those that are asked for again. */
const mostPages = 60;

/** So many mails a person may cause within an hour. */
const mostAddresses = 5;

const fortnight = 14 * 24 * 60 * 60 * 1000;

const person = (who, firstNames) => ({
  [`${who}.firstNames`]: firstNames,
  [`${who}.surname`]: "Tāne",
  [`${who}.occupation`]: "Teacher",
  [`${who}.dateOfBirth.day`]: 6,
  [`${who}.dateOfBirth.month`]: 5,
  [`${who}.dateOfBirth.year`]: 1990,
  [`${who}.placeOfBirth`]: "Rotorua",
  [`${who}.homeAddress.line1`]: "12 High Street",
  [`${who}.homeAddress.suburb`]: "Titahi Bay",
  [`${who}.homeAddress.line2`]: "Porirua 5022",
  [`${who}.maoriDescendant`]: "yes",
  [`${who}.ethnicGroups`]: "maori",
  [`${who}.isCitizen`]: "yes",
  [`${who}.citizenshipSource`]: "bornInNZ",
  [`${who}.daytimePhone`]: "0211234567",
});

/** Every answer of a registration that orders a certificate. A step reads of them what it asks. */
function birthOf(name, born) {
  return {
    "child.bornInNZ": "yes",
    "child.aliveAtBirth": "yes",
    "child.firstNames": name,
    "child.surname": "Tāne",
    "child.sex": "female",
    "child.birthDate.day": born.getUTCDate(),
    "child.birthDate.month": born.getUTCMonth() + 1,
    "child.birthDate.year": born.getUTCFullYear(),
    "child.oneOfMultiple": "no",
    "birthPlace.category": "hospital",
    "birthPlace.hospital": "sample-01",
    "child.maoriDescendant": "yes",
    "child.ethnicGroups": ["maori", "nzEuropean"],
    ...person("mother", "Mere"),
    "mother.email": "mere@example.nz",
    assistedHumanReproduction: "no",
    fatherKnown: "yes",
    "fillingIn.who": "together",
    ...person("father", "Hemi"),
    otherChildren: 0,
    parentRelationship: "deFacto",
    "bestStart.wanted": "no",
    "ird.applyForNumber": "no",
    ...ordered,
    confirmationEmail: "no",
    declarationMade: "yes",
  };
}

const service = "/register-my-baby";

/**
 * Registers a birth with a certificate and pays, by forms alone: whatever gets lost, the parent opens the page again and presses again.
 * What was confirmed (a redirect to the payment or the confirmation) must be with the registry, once.
 */
export class Registering {
  isConfirmed = false;
  isPaid = false;
  #at = `${service}/child-details`;
  constructor(browser, report, number) {
    this.name = `Manaia ${inLetters(number)}`;
    this.answers = birthOf(this.name, new Date(Date.now() - fortnight));
    this.browser = browser;
    this.report = report;
  }

  /** As far as one gets. */
  async go() {
    let tries = patience;
    for (let left = mostPages; left > 0 && tries > 0 && !this.isPaid; left--)
      if (!(await this.#goOn())) tries--;
  }

  /** @returns whether there was an answer that leads on */
  async #goOn() {
    const page = await this.browser.open(this.#at);
    if (!page) return false;
    if (page.status >= 500) return this.#told(page);
    this.#at = page.address;
    const { pathname } = new URL(page.address);
    if (/\/confirmation/.test(pathname)) {
      this.isConfirmed = true;
      this.isPaid = true;
      return true;
    }
    if (pathname.endsWith("/payment")) return this.#pay(page);
    const intent = pathname.endsWith("/review") ? "submit" : "next";
    const sent = { ...this.answers, ...hiddenIn(page.text), intent };
    const answer = await this.browser.post(pathname, sent);
    // The confirmation itself, where it could not be kept: the birth is registered, and the next press is told so.
    if (intent === "submit" && answer?.status === 200) {
      this.isConfirmed = true;
      return true;
    }
    if (!answer?.to) return this.#told(answer);
    if (intent === "submit" && /\/(payment|confirmation)$/.test(answer.to)) this.isConfirmed = true;
    this.#at = answer.to;
    return true;
  }

  async #pay(page) {
    this.isConfirmed = true;
    const cardPage = /href="([^"]*\/stand-ins\/registry\/payment\/[^"]*)"/.exec(page.text)?.[1];
    const answer = cardPage && (await this.browser.post(cardPage, { answer: "approve" }));
    const back = /url=(\S+)/.exec(answer?.headers.refresh ?? "")?.[1] ?? answer?.to;
    if (back) await this.browser.open(back);
    // Paid before, and the answer was lost: the provider knows of nothing to pay.
    if (back || answer?.status === 404) this.isPaid = true;
    return Boolean(back);
  }

  #told(answer) {
    if (answer && ![409, 422, 429, 500, 502, 503].includes(answer.status))
      this.report.odd.push(`${new URL(answer.address).pathname} ${answer.status}`);
    return false;
  }
}

/** Logs in and gives an e-mail address: a log-in that was confirmed is the person's, and to the address goes a mail. */
export class LoggingIn {
  /** Addresses that were sent, and of those the ones that were taken. */
  tried = [];
  given = [];
  constructor(browser, report, { subject }) {
    this.browser = browser;
    this.report = report;
    this.subject = subject;
  }

  async go() {
    const chosen = await this.browser.open("/login/?next=%2Fsupport");
    if (!chosen || !/\/interaction\//.test(chosen.address)) return;
    const landed = await this.browser.follow(
      await this.browser.post(chosen.address, { person: this.subject }),
    );
    const isIn = landed?.status === 200 && Boolean(this.browser.cookie("__Host-session"));
    if (!isIn) return;
    this.report.loggedIn++;
    for (let tries = patience; tries > 0; tries--) {
      const me = await this.browser.get("/api/users/me/");
      if (!me || me.status >= 500) continue;
      if (me.status !== 200) this.report.odd.push(`logged in, and ${me.status}`);
      return this.#giveAddress();
    }
  }

  async #giveAddress() {
    if (this.tried.length >= mostAddresses) return;
    const email = `${this.subject}-${this.tried.length}@example.nz`;
    this.tried.push(email);
    const answer = await this.browser.json("POST", "/api/emailaddresses/", { email });
    if (answer?.status === 201) this.given.push(email);
    else if (answer && ![403, 429, 500, 503].includes(answer.status))
      this.report.odd.push(`an address: ${answer.status}`);
  }
}

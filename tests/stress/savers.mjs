import { hiddenIn } from "./browser.mjs";

const step = "/register-my-baby/child-details";
const form = "/api/bro/form/";

/** What a save may come to beside being confirmed: refused for a while, or not carried out. */
const undone = [409, 412, 428, 429, 500, 502, 503];

/**
 * Saves a name by the call of the form, as a page's script does.
 * @returns confirmed, or the status of a refusal; neither where the answer was lost
 */
export function byCall(browser) {
  let tag;
  return {
    async save(name) {
      if (!browser.cookie("csrftoken")) await browser.get("/api/users/me/");
      const data = { child: { bornInNZ: "yes", aliveAtBirth: "yes", firstNames: name } };
      const seen = tag ? { "If-Match": tag } : {};
      const answer = await browser.json("PUT", form, { step: 1, data }, seen);
      const isConfirmed = answer?.status === 200 || answer?.status === 201;
      if (isConfirmed) tag = answer.headers.etag;
      return { isConfirmed, status: answer?.status };
    },
    /** @returns nothing where no answer came */
    async read() {
      const answer = await browser.get(form);
      const found = answer?.status === 200 ? parsed(answer.text) : undefined;
      if (!found) return undefined;
      tag = answer.headers.etag;
      return { name: found.data?.child?.firstNames };
    },
  };
}

/** The same by the second page of the first step, without a script: the form is posted, and a redirect confirms it. */
export function byForm(browser) {
  let hidden = {};
  let isBegun = false;
  const show = (answer) => {
    if (answer?.status === 200) hidden = hiddenIn(answer.text);
    return answer;
  };
  return {
    async save(name) {
      if (!hidden._draft) {
        const begun = { "child.bornInNZ": "yes", "child.aliveAtBirth": "yes", _part: "a1", intent: "next" };
        isBegun ||= (await browser.post(step, begun))?.to?.endsWith(`${step}?part=2`) === true;
        if (!isBegun) return { isConfirmed: false };
        show(await browser.get(`${step}?part=2`));
      }
      const typed = { "child.firstNames": name, "child.surname": "Tāne", "child.sex": "female" };
      const born = { "child.birthDate.day": 1, "child.birthDate.month": 10, "child.birthDate.year": 2026 };
      const sent = { ...typed, ...born, "child.oneOfMultiple": "no", ...hidden, _part: "a2", intent: "next" };
      const answer = await browser.post(step, sent);
      const isConfirmed = answer?.status === 303 && answer.to?.endsWith(`${step}?part=3`) === true;
      // The page after it, or this one again: with the version that is saved now.
      hidden = {};
      if (isConfirmed) show(await browser.follow(answer));
      return { isConfirmed, status: answer?.status };
    },
    async read() {
      const answer = show(await browser.get(`${step}?part=2`));
      const control = answer?.status === 200 && /<input[^>]*name="child\.firstNames"[^>]*>/.exec(answer.text);
      return control ? { name: /value="([^"]*)"/.exec(control[0])?.[1] } : undefined;
    },
  };
}

/**
 * Somebody who saves a form again and again and remembers what was confirmed. What comes back must be the last confirmed answer, or one
 * that was sent after it and whose fate is not known.
 */
export class Saver {
  #name = 0;
  /** Names that may stand in the form now; the first was confirmed. */
  #possible = [];
  constructor(way, report, at) {
    this.way = way;
    this.report = report;
    this.at = at;
  }

  /** @returns whether it was confirmed */
  async save() {
    const name = `Aroha ${inLetters(this.at)} ${inLetters(++this.#name)}`;
    const isFirst = this.#possible.length === 0;
    this.report.sent++;
    const { isConfirmed, status } = await this.way.save(name);
    if (isConfirmed) {
      this.report.confirmed++;
      this.#possible = [name];
      return true;
    }
    if (status && !undone.includes(status)) this.report.odd.push(`a save: ${status}`);
    // Before the first confirmation a browser may not even have the form's cookie.
    if (!isFirst) this.#possible.push(name);
    if (!isFirst) await this.look();
    return false;
  }

  /** Reads until an answer comes. */
  async look() {
    if (this.#possible.length === 0) return;
    for (let tries = 0; tries < 20; tries++) {
      const read = await this.way.read();
      if (!read) continue;
      this.report.read++;
      if (!this.#possible.includes(read.name))
        this.report.lost.push({ possible: this.#possible, found: read.name });
      this.#possible = [read.name ?? this.#possible[0]];
      return;
    }
    this.report.unread++;
  }
}

const parsed = (body) => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** Names have no digits, and begin with a capital. */
export const inLetters = (number) =>
  `A${String(number).replace(/\d/g, (digit) => "bdfghkmnpr"[Number(digit)])}`;

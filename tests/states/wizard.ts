import { begun } from "../support/begun.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { nextPage } from "../support/next-page.ts";
import { fillIn, registrationAnswers } from "../support/registration.ts";
import { placeOf } from "../support/registration-steps.ts";
import { at, type State } from "./arriving.ts";

type Arrive = State["arrive"];

const service = "/register-my-baby";

/** Two windows show the same step; the other one is sent first, and this one then. */
const twoWindows: Arrive = async (page, base, site) => {
  const { earlier, number } = placeOf("mother-details", registrationAnswers);
  const other = await begun(site, new Visitor(site.url), earlier, { reached: number });
  const opened = await other.visit(`${base.slice(site.url.length)}${service}/mother-details`);
  await carryCookies(other, page);
  await page.goto(`${base}${service}/mother-details`);
  await fillIn(opened, { ...registrationAnswers, "mother.firstNames": "Hine" }).submit();
  await page.fill('[name="mother.firstNames"]', "Marama");
  return nextPage(page, () => page.click("#f .button[value=next]"));
};

/** The first step with something typed, and a button pressed. */
const pressed =
  (button: string, answers: Readonly<Record<string, string>>): Arrive =>
  async (page, base) => {
    await page.goto(`${base}${service}/child-details`);
    for (const [name, value] of Object.entries(answers))
      await page.check(`[name="${name}"][value="${value}"]`);
    return nextPage(page, () => page.click(`#f .buttons button[value="${button}"]`));
  };

/** What surrounds the steps of a registration: its landing page, and what is said above a step or in its place. */
export const wizardStates: readonly State[] = [
  { name: "registration: landing page", status: 200, isWide: true, arrive: at(service) },
  {
    name: "registration: not born in New Zealand",
    status: 200,
    arrive: pressed("next", { "child.bornInNZ": "no" }),
  },
  {
    name: "registration: asked to log in to save a draft",
    status: 200,
    arrive: pressed("save-draft", { "child.bornInNZ": "yes" }),
  },
  {
    name: "registration: changed in another window",
    status: 409,
    arrive: twoWindows,
  },
];

import type { Page } from "playwright-core";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { dayAnswers } from "../support/births.ts";
import { carryCookies } from "../support/carry-cookies.ts";
import { applyPath, eligiblePath, landing } from "../support/childcare.ts";
import { mostOf, spoilt, store } from "../support/childcare-most.ts";
import { sceneOf } from "../support/childcare-scenes.ts";
import { confirmPath } from "../support/childcare-supervisor.ts";
import type { Visitor } from "../support/client.ts";
import type { SiteWithIdentity } from "../support/identity.ts";
import { nextPage } from "../support/next-page.ts";
import { fileOf } from "../support/uploads.ts";
import { at, type State } from "./arriving.ts";

type Arrive = State["arrive"];
type SceneName = Parameters<typeof sceneOf>[1];

/** As whoever is told, at a page. */
const as =
  (visitorOf: (site: SiteWithIdentity) => Promise<{ visitor: Visitor; path: string }>): Arrive =>
  async (page, base, site) => {
    const { visitor, path } = await visitorOf(site);
    await carryCookies(visitor, page);
    return page.goto(base + path);
  };

const parentAt = (name: SceneName, path: string, status?: string): Arrive =>
  as(async (site) => ({ visitor: (await sceneOf(site, name, status)).parent, path }));

const serviceAt = (index: number, step: string): Arrive =>
  as(async (site) => {
    const service = (await sceneOf(site, "services asked")).services[index];
    if (!service) throw new Error("There is no such service");
    return { visitor: service.visitor, path: `${service.path}/${step}` };
  });

/** A step with as much open as can be. */
const fullest = (step: keyof typeof mostOf, part?: number, wrong: Answers = {}): Arrive =>
  as(async (site) => {
    const { parent } = await sceneOf(site, "answered");
    await store(await parent.visit(applyPath(step)), { ...mostOf[step], ...wrong });
    return { visitor: parent, path: applyPath(step) + (part ? `?part=${part}` : "") };
  });

/** Answers in the browser what the page does not show as well, and presses a button. */
const pressing =
  (arrive: Arrive, answers: Answers = {}, button = "next"): Arrive =>
  async (page, base, site) => {
    await arrive(page, base, site);
    if (Object.keys(answers).length > 0) await type(page, answers);
    return nextPage(page, () =>
      page.click(`#f button[value="${button}"], form[method=post] button[value="${button}"]`),
    );
  };

const type = (page: Page, answers: Answers): Promise<void> =>
  page.evaluate(
    (fields) => {
      const form = document.querySelector("#f") ?? document.querySelector("main form[method=post]")!;
      form.querySelector("[name=_part]")?.remove();
      for (const [name, value] of fields) {
        for (const control of form.querySelectorAll(`[name="${name}"]`)) control.removeAttribute("name");
        form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      }
    },
    Object.keys(answers).flatMap((name) => answersTo(answers, name).map((value) => [name, value] as const)),
  );

const wrong = (step: keyof typeof mostOf): Arrive =>
  pressing(parentAt("answered", applyPath(step)), spoilt(mostOf[step]));

const child = "children[0]";
const homeBased: Answers = {
  ...Object.fromEntries(
    ["is_attending", "is_home_based_educator", "charges_home_based_top_up"].map((name) => [
      `${child}.${name}`,
      "true",
    ]),
  ),
  ...dayAnswers(`${child}.enrollment_date`, "2026-02-31"),
};

/** A good file and one of a kind that is not taken, without a script's help. */
const uploading: Arrive = async (page, base, site) => {
  await parentAt("services have answered", applyPath("uploads"), "APPROVED")(page, base, site);
  const files = { pdf: [...fileOf("pdf")], heic: [...fileOf("heic")] };
  await page.evaluate((files) => {
    const inputs = document.querySelectorAll<HTMLInputElement>("input[type=file]");
    for (const [at, [kind, bytes]] of Object.entries(files).entries()) {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(bytes)], `payslip.${kind}`));
      inputs[at]!.files = chosen.files;
    }
  }, files);
  return nextPage(page, () => page.click("#f button[value=next], form[method=post] button[value=next]"));
};

/** The link ends while the service has its page open. */
const changed: Arrive = async (page, base, site) => {
  await serviceAt(0, "1")(page, base, site);
  const db = await site.db;
  await db
    .prepare(
      "update childcare_sections set ended_hash = token_hash, token_hash = null where provider_id = '5001'",
    )
    .run();
  return pressing(async () => null)(page, base, site);
};

/** The table is not there for a moment. */
const troubled: Arrive = async (page, base, site) => {
  const db = await site.db;
  const rename = (from: string, to: string) => db.prepare(`alter table ${from} rename to ${to}`).run();
  const arrive = serviceAt(0, "1");
  await arrive(page, base, site);
  await rename("childcare_sections", "elsewhere");
  const response = await page.reload();
  await rename("elsewhere", "childcare_sections");
  return response;
};

/** Whoever tries more links than there can be by mistake. */
const tooOften: Arrive = as(async (site) => {
  const visitor = site.visitor();
  const path = `${confirmPath}/00000000-0000-4000-8000-000000000000/5001`;
  for (let tries = 0; tries < 10; tries++) await visitor.visit(`${path}?token=${"A".repeat(43)}`);
  return { visitor, path: `${path}/1` };
});

const preCheck = (search: string): Arrive => parentAt("nothing begun", applyPath("eligibility") + search);
const submitted = (search = ""): Arrive => parentAt("services asked", applyPath("submitted") + search);

/** The Childcare Subsidy: before an application, its steps, what comes after them, and the supervisor's part. */
export const childcareStates: readonly State[] = (
  [
    { name: "a question before it", arrive: preCheck(""), isWide: true },
    { name: "a question before it, answered no", arrive: preCheck("?resident=true&mainCarer=false") },
    { name: "all questions before it answered", arrive: preCheck(`?${eligiblePath().split("?")[1]}`) },
    ...[1, 2, 3, 4].map((part) => ({
      name: `details, part ${part}`,
      arrive: fullest("your-details", part),
      isWide: part === 1,
    })),
    { name: "details, everything wrong", status: 422, arrive: wrong("your-details") },
    ...[1, 2, 3].map((part) => ({ name: `work, part ${part}`, arrive: fullest("your-work", part) })),
    { name: "work, everything wrong", status: 422, arrive: wrong("your-work") },
    ...[1, 2, 5].map((part) => ({
      name: `income, part ${part}`,
      arrive: fullest("assets-and-income", part),
      isWide: part === 1,
    })),
    { name: "income, everything wrong", status: 422, arrive: wrong("assets-and-income") },
    { name: "a child", arrive: fullest("dependent-children", 1) },
    { name: "a child’s service", arrive: fullest("dependent-children", 2), isWide: true },
    {
      name: "services found",
      arrive: pressing(fullest("dependent-children", 8), {}, "find-services:children[1].providers[0]"),
    },
    {
      name: "a child, wrong",
      status: 422,
      arrive: pressing(fullest("dependent-children", 1, { "children[0].first_name": "Łą~" })),
    },
    { name: "relationship", arrive: fullest("relationship-status") },
    { name: "relationship, everything wrong", status: 422, arrive: wrong("relationship-status") },
    {
      name: "partner’s details, where to be reached",
      arrive: fullest("partner-details", 3),
    },
    {
      name: "partner’s details, everything wrong",
      status: 422,
      arrive: wrong("partner-details"),
    },
    { name: "partner’s work, everything wrong", status: 422, arrive: wrong("partner-work") },
    { name: "partner’s income, everything wrong", status: 422, arrive: wrong("partner-assets-and-income") },
    { name: "review", arrive: parentAt("answered", applyPath("review")), isWide: true },
    { name: "review, returned", arrive: parentAt("answered", applyPath("review"), "REJECTED") },
    { name: "review, with the services", arrive: parentAt("services asked", applyPath("review")) },
    {
      name: "review, all have approved",
      arrive: parentAt("services have answered", applyPath("review"), "APPROVED"),
    },
    { name: "services asked", arrive: submitted(), isWide: true },
    { name: "a code to show", arrive: submitted("?code=5001"), isWide: true },
    { name: "an address to correct", arrive: submitted("?address=5001") },
    {
      name: "documents",
      arrive: parentAt("services have answered", applyPath("uploads"), "APPROVED"),
    },
    {
      name: "documents, one kept and one refused",
      status: 422,
      arrive: uploading,
      isWide: true,
    },
    { name: "sent", arrive: parentAt("sent to the agency", applyPath("sent"), "SUBMITTED") },
    { name: "lapsed", arrive: parentAt("sent to the agency", landing, "LAPSED") },
    { name: "supervisor, a code", arrive: at(confirmPath), isWide: true },
    { name: "supervisor, a code, with errors", status: 422, arrive: pressing(at(confirmPath)) },
    { name: "supervisor, step 1", arrive: serviceAt(0, "1"), isWide: true },
    {
      name: "supervisor, step 1, with errors",
      status: 422,
      arrive: pressing(serviceAt(0, "1"), { approved: "true", swn: "1" }),
    },
    { name: "supervisor, step 2", arrive: serviceAt(1, "2"), isWide: true },
    {
      name: "supervisor, step 2, a top-up at home, with errors",
      status: 422,
      arrive: pressing(serviceAt(1, "2"), homeBased),
    },
    {
      name: "supervisor, step 2, a child who does not attend",
      status: 422,
      arrive: pressing(serviceAt(1, "2"), { [`${child}.is_attending`]: "false" }),
    },
    { name: "supervisor, sent", arrive: serviceAt(2, "submitted") },
    { name: "supervisor, a link that opens nothing", status: 404, arrive: at(`${confirmPath}/x/5001/1`) },
    { name: "supervisor, a link that has ended meanwhile", status: 409, arrive: changed },
    { name: "supervisor, too many tries", status: 429, arrive: tooOften },
    { name: "supervisor, unavailable", status: 503, arrive: troubled },
  ] satisfies (Omit<State, "name" | "status"> & { name: string; status?: number })[]
).map((state) => ({ status: 200, ...state, name: `childcare: ${state.name}` }));

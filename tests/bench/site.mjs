import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { load, migrate, serve } from "../../workers/local/serve.mjs";
import { straight, withProcess } from "./runtime.mjs";

/** The whole site with its own store, and a socket straight to the site's worker. */
export async function startSite(script) {
  const store = mkdtempSync(`${tmpdir()}/timata-`);
  await migrate(`${store}/v3`);
  const adjust = (/** @type {any} */ { timata }) => {
    const [built] = timata.modules;
    timata.modules = [straightInto(built), { ...built, contents: script ?? built.contents }];
    timata.unsafeDirectSockets = [{ ...straight, entrypoint }];
  };
  const { started, cpu } = await withProcess(() =>
    serve({ port: 0, store: `${store}/v3`, environment: {}, adjust }),
  );
  await load(started.miniflare, { places: false });
  return {
    origin: started.url,
    url: (await started.miniflare.unsafeGetDirectURL("timata", entrypoint)).origin,
    cpu,
    async stop() {
      await started.stop();
      rmSync(store, { recursive: true });
    },
  };
}

/** The local runtime puts its assets worker before the default entry point, but not before a named one. */
const entrypoint = "straight";

const straightInto = (built) => ({
  type: "ESModule",
  path: path.join(path.dirname(built.path), `${entrypoint}.js`),
  contents: `import worker from "./${path.basename(built.path)}";
    export default worker;
    export const ${entrypoint} = worker;`,
});

export const home = "/";
export const stage = "/stage/pregnancy";
export const landing = "/financial-help/financial-help-checker";
export const questionnaire = "/financial-help/questions";
export const results = "/financial-help/results";

const household = {
  "applicant.isNZResident": "true",
  "applicant.normallyLivesInNZ": "true",
  "applicant.age": "31",
  "applicant.hasSeriousDisability": "false",
  "applicant.relationshipStatus": "notsingle",
  "applicant.isInadequatelySupportedByPartner": "false",
  "applicant.gaveBirthToThisChild": "true",
  "applicant.meetsPaidParentalLeaveEmployedRequirements": "true",
  "applicant.isStoppingWorkToCareForChild": "true",
  "applicant.numberOfChildren": "2",
  "applicant.needsDomesticSupport": "false",
  "children.ages": "4",
  "child.hasSeriousDisability": "false",
  "child.attendsECE": "true",
  "child.weeklyECEHours": "true",
  "applicant.isPrincipalCarer": "true",
  "applicant.allChildrenInTheirFullTimeCare": "true",
  "applicant.isParent": "true",
  "applicant.workOrStudy": "work",
  "applicant.employmentStatus": "full-time",
  "applicant.worksWeeklyHours": "35",
  "applicant.doesPartnerWork": "false",
  "income.applicant.amount": "900",
  "income.applicant.frequency": "weekly",
  "income.spouse.amount": "0",
  "income.spouse.frequency": "weekly",
  "applicant.receivesIncomeTestedBenefit": "false",
  "applicant.holdsCommunityServicesCard": "false",
  "applicant.hasAccommodationCosts": "true",
  "applicant.hasSocialHousing": "false",
  "applicant.postCode": "6011",
};

/** @returns {Promise<string>} the `Cookie` header with the saved answers */
export async function answersOf({ origin }) {
  const answer = await fetch(origin + questionnaire, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin },
    body: new URLSearchParams({ ...household, intent: "next" }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  if (answer.status !== 303) throw new Error(`The questionnaire was not accepted: ${answer.status}`);
  return cookies.filter((cookie) => !cookie.endsWith("=")).join("; ");
}

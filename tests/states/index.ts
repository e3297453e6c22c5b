import { family } from "../support/households.ts";
import { accountStates } from "./account.ts";
import { afterRegistrationStates } from "./after-registration.ts";
import { answering, at, filling, opened, questions, type State, sending } from "./arriving.ts";
import { childcareStates } from "./childcare.ts";
import { comeBackStates } from "./come-back.ts";
import { guideStates } from "./guide.ts";
import { leaveStates } from "./leave.ts";
import { mailStates } from "./mail.ts";
import { namesStates } from "./names.ts";
import { registrationStates } from "./registration.ts";
import { resultsCodeStates } from "./results-code.ts";
import { serviceStates } from "./service.ts";
import { taxAccountStates } from "./tax-account.ts";
import { twoPhonesStates } from "./two-phones.ts";
import { wizardStates } from "./wizard.ts";

const landing = "/financial-help/financial-help-checker";
const results = "/financial-help/results";

/** The financial help checker. */
const checkerStates: readonly State[] = [
  { name: "landing page", status: 200, arrive: at(landing) },
  {
    name: "landing page, all opened",
    status: 200,
    isWide: true,
    arrive: opened(at(landing)),
  },
  { name: "questions, empty", status: 200, arrive: at(questions) },
  {
    name: "questions, a question named",
    status: 200,
    arrive: at(`${questions}?focus=applicant.isNZResident`),
  },
  { name: "questions, errors in an empty form", status: 422, arrive: answering({}) },
  {
    name: "questions, errors in a long form",
    status: 422,
    isWide: true,
    arrive: answering({
      ...family,
      "applicant.age": "old",
      "income.spouse.amount": "much",
      "children.ages": [],
    }),
  },
  {
    name: "questions, all in sight and opened",
    status: 200,
    isWide: true,
    arrive: opened(filling(family)),
  },
  {
    name: "questions, not a resident",
    status: 200,
    arrive: filling({ "applicant.isNZResident": "false" }),
  },
  { name: "questions, unavailable", status: 200, on: "services", arrive: at(questions) },
  { name: "results, no answers", status: 200, arrive: at(results) },
  { name: "results, found", status: 200, arrive: answering(family) },
  {
    name: "results, found, all opened",
    status: 200,
    isWide: true,
    arrive: opened(answering(family)),
  },
  {
    name: "results, some possible, all opened",
    status: 200,
    arrive: opened(
      answering({
        ...family,
        "applicant.meetsPaidParentalLeaveEmployedRequirements": "unknown",
        "child.requiresConstantCareAndAttention": "unknown",
        "applicant.postCode": "9999",
      }),
    ),
  },
  {
    name: "results, nothing",
    status: 200,
    arrive: opened(answering({ "applicant.isNZResident": "false" })),
  },
  { name: "results, unavailable", status: 200, isWide: true, on: "services", arrive: at(results) },
];

/** Pages about the site, and pages in place of others. */
const otherStates: readonly State[] = [
  { name: "data and rules for developers", status: 200, isWide: true, arrive: at("/api") },
  { name: "data and rules for developers, unavailable", status: 200, on: "services", arrive: at("/api") },
  { name: "what has changed in the rules", status: 200, isWide: true, arrive: at("/api/reform") },
  { name: "promises of an area", status: 200, isWide: true, arrive: at("/about/promises/quality") },
  { name: "Māori text awaiting review", status: 200, isWide: true, arrive: at("/te-reo-review") },
  { name: "texts of a list to review", status: 200, arrive: at("/te-reo-review/loss?page=2") },
  {
    name: "childcare subsidy, landing page",
    status: 200,
    isWide: true,
    arrive: opened(at("/financial-help/childcare-subsidy-application")),
  },
  { name: "not found", status: 404, isWide: true, arrive: at("/nowhere") },
  { name: "refused", status: 403, arrive: sending(questions, { "sec-fetch-site": "cross-site" }) },
  { name: "too large", status: 413, arrive: sending(questions, {}, "x".repeat(300_000)) },
  ...["", "/faults", "/notices", "/analytics", "/registry/registrations"].map((part) => ({
    name: `stand-ins${part}`,
    status: 200,
    isBilingual: true,
    isWide: true,
    arrive: at(`/stand-ins${part}`),
  })),
];

/** Every page × state of the site, in parts that take about as long as each other. */
export const states: Readonly<Record<"guide" | "registration" | "childcare" | "others", readonly State[]>> = {
  guide: guideStates,
  registration: [
    ...registrationStates,
    ...comeBackStates,
    ...twoPhonesStates,
    ...afterRegistrationStates,
    ...taxAccountStates,
    ...wizardStates,
  ],
  childcare: childcareStates,
  others: [
    ...accountStates,
    ...checkerStates,
    ...resultsCodeStates,
    ...leaveStates,
    ...mailStates,
    ...namesStates,
    ...serviceStates,
    ...otherStates,
  ],
};

import * as account from "./features/account/routes.ts";
import { api, reform } from "./features/api-description/index.ts";
import * as babyNames from "./features/baby-names/index.ts";
import * as parent from "./features/childcare/parent/routes.ts";
import * as supervisor from "./features/childcare/supervisor/routes.ts";
import { contentBoard } from "./features/content-board/index.ts";
import { feedback } from "./features/feedback/index.ts";
import * as financialHelp from "./features/financial-help/routes.ts";
import { firstAid } from "./features/first-aid/index.ts";
import { footerPage } from "./features/footer-pages/index.ts";
import * as login from "./features/login/index.ts";
import { look } from "./features/look/index.ts";
import { offline } from "./features/offline/index.ts";
import * as paidParentalLeave from "./features/paid-parental-leave/index.ts";
import * as promises from "./features/promises/index.ts";
import * as registerMyBaby from "./features/register-my-baby/routes.ts";
import { confirmEmail, unsubscribe } from "./features/reminders/index.ts";
import { search } from "./features/search/index.ts";
import * as servicesNearMe from "./features/services-near-me/index.ts";
import { share } from "./features/share/index.ts";
import * as stages from "./features/stages/index.ts";
import { status } from "./features/status/index.ts";
import { support } from "./features/support/routes.ts";
import * as teReoReview from "./features/te-reo-review/index.ts";
import type { Route } from "./route.ts";
import { pathMatcher } from "./server/http/path-matcher.ts";
import { searchPath } from "./ui/search/search-address.ts";

const { otherParent } = registerMyBaby;

export const routes: readonly Route[] = [
  { path: "/", to: stages.home, isPublic: true },
  { path: "/stage", to: stages.chosenStage },
  { path: "/stage/:name", to: stages.stage, isPublic: true, query: stages.stageQuery },
  {
    path: "/register-my-baby",
    to: registerMyBaby.landing,
    isPublic: true,
    showsDrafts: true,
    query: { deleted: ["yes"] },
  },
  // Steps close themselves in an outage: what is posted to them is saved first.
  { path: "/register-my-baby/review", to: registerMyBaby.review },
  // Stays open in an outage: it shows what became of a registration.
  { path: "/register-my-baby/confirmation", to: registerMyBaby.confirmation },
  { path: "/register-my-baby/confirmation-payment-success", to: registerMyBaby.paymentSuccess },
  { path: "/register-my-baby/confirmation-payment-retry", to: registerMyBaby.paymentRetry },
  { path: "/register-my-baby/confirmation-payment-outstanding", to: registerMyBaby.paymentOutstanding },
  { path: "/register-my-baby/payment", to: registerMyBaby.payment },
  { path: "/register-my-baby/receipt", to: registerMyBaby.receipt },
  { path: "/register-my-baby/status", to: registerMyBaby.status },
  { path: "/register-my-baby/nau-mai", to: registerMyBaby.welcome },
  { path: "/register-my-baby/come-back", to: registerMyBaby.resume.comeBack },
  { path: "/register-my-baby/continue", to: registerMyBaby.resume.continue },
  { path: "/register-my-baby/paper.pdf", to: registerMyBaby.paperFile },
  { path: "/register-my-baby/registration.schema.json", to: registerMyBaby.schema },
  { path: "/register-my-baby/registration.limits.json", to: registerMyBaby.limits },
  { path: "/register-my-baby/other-parent", to: otherParent.toCode },
  { path: "/register-my-baby/other-parent/continue", to: otherParent.continueWithCode },
  { path: "/register-my-baby/other-parent/answered", to: otherParent.answered },
  { path: "/register-my-baby/other-parent/decline", to: otherParent.decline },
  { path: "/register-my-baby/other-parent/code", to: otherParent.code },
  { path: "/register-my-baby/other-parent/agree", to: otherParent.agree },
  { path: "/register-my-baby/other-parent/:stepName", to: otherParent.step },
  { path: "/register-my-baby/:stepName", to: registerMyBaby.step },
  { path: "/services-near-me", to: servicesNearMe.finder, service: "services-near-me" },
  { path: "/services-near-me/:category", to: servicesNearMe.finder, service: "services-near-me" },
  { path: "/services-near-me/:category/:file", to: servicesNearMe.contactCard, service: "services-near-me" },
  { path: "/financial-help", to: financialHelp.formerAddress },
  {
    path: "/financial-help/financial-help-checker",
    to: financialHelp.landing,
    isPublic: true,
    service: "financial-help",
  },
  { path: "/financial-help/questions", to: financialHelp.questions, service: "financial-help" },
  { path: "/financial-help/results", to: financialHelp.results, service: "financial-help" },
  { path: "/financial-help/results.json", to: financialHelp.resultsFile, service: "financial-help" },
  {
    path: "/financial-help/results/what-if",
    to: financialHelp.whatIf,
    service: "financial-help",
    query: financialHelp.tried,
  },
  {
    path: "/financial-help/results/year",
    to: financialHelp.year,
    service: "financial-help",
    query: financialHelp.tried,
  },
  { path: "/financial-help/results/code", to: financialHelp.resultsCode, service: "financial-help" },
  { path: "/financial-help/embed", to: financialHelp.embed, isPublic: true, service: "financial-help" },
  {
    path: "/financial-help/paid-parental-leave-checker",
    to: paidParentalLeave.checker,
    isPublic: true,
    query: paidParentalLeave.parameters,
    service: "paid-parental-leave-checker",
  },
  {
    path: "/financial-help/paid-parental-leave-checker/dates",
    to: paidParentalLeave.dates,
    query: paidParentalLeave.parameters,
    confirmsOnUnknownOrigin: true,
    service: "paid-parental-leave-checker",
  },
  {
    path: "/financial-help/paid-parental-leave-checker/dates.ics",
    to: paidParentalLeave.calendar,
    query: paidParentalLeave.parameters,
    service: "paid-parental-leave-checker",
  },
  {
    path: "/financial-help/childcare-subsidy-application",
    to: parent.landing,
    isPublic: true,
    confirmsOnUnknownOrigin: true,
    service: "childcare-subsidy-application",
  },
  { path: "/financial-help/childcare-subsidy-application/application.schema.json", to: parent.schema },
  { path: "/financial-help/childcare-subsidy-application/apply", to: parent.apply },
  {
    path: "/financial-help/childcare-subsidy-application/apply/eligibility",
    to: parent.eligibility,
    query: parent.preCheckQuery,
    service: "childcare-subsidy-application",
  },
  { path: "/financial-help/childcare-subsidy-application/apply/review", to: parent.review },
  {
    path: "/financial-help/childcare-subsidy-application/apply/uploads",
    to: parent.uploads,
    query: { file: "any" },
    takesFiles: true,
  },
  { path: "/api/v1/application/uploads", to: parent.uploadsCall, takesFiles: true },
  { path: "/financial-help/childcare-subsidy-application/apply/sent", to: parent.sent },
  { path: "/financial-help/childcare-subsidy-application/apply/submitted", to: parent.submitted },
  { path: "/financial-help/childcare-subsidy-application/apply/:stepName", to: parent.step },
  { path: "/financial-help/childcare-subsidy-application/confirm", to: supervisor.code },
  { path: "/financial-help/childcare-subsidy-application/confirm/desk", to: supervisor.desk },
  { path: "/financial-help/childcare-subsidy-application/confirm/desk/:providerId", to: supervisor.deskStep },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/desk/:providerId/:stepName",
    to: supervisor.deskStep,
  },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/:applicationId/:providerId",
    to: supervisor.step,
  },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/:applicationId/:providerId/submitted",
    to: supervisor.submitted,
  },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/:applicationId/:providerId/:stepName",
    to: supervisor.step,
  },
  { path: "/news", to: babyNames.news },
  {
    path: "/news/baby-names",
    to: babyNames.names,
    isPublic: true,
    query: babyNames.namesQuery,
    service: "baby-names",
  },
  {
    path: "/news/baby-names-maori",
    to: babyNames.maoriNames,
    isPublic: true,
    query: babyNames.namesQuery,
    service: "baby-names",
  },
  { path: "/baby-name", to: babyNames.history, service: "baby-names" },
  { path: "/baby-names.csv", to: babyNames.namesCsv, service: "baby-names" },
  { path: "/baby-names.json", to: babyNames.namesJson, service: "baby-names" },
  { path: "/support", to: support, isPublic: true },
  { path: "/first-aid", to: firstAid, isPublic: true },
  { path: "/offline", to: offline, isPublic: true },
  { path: searchPath, to: search, confirmsOnUnknownOrigin: true, service: "search" },
  {
    path: "/profile",
    to: account.profile,
    query: { saved: "any", deleted: "any" },
    confirmsOnUnknownOrigin: true,
  },
  { path: "/profile/delete", to: account.deletion },
  { path: "/to-do", to: account.toDo, query: { saved: "any" }, confirmsOnUnknownOrigin: true },
  { path: "/calendar.ics", to: account.calendar },
  { path: "/login", to: login.login, service: "login" },
  { path: "/login/callback", to: login.callback },
  { path: "/logout", to: login.logout },
  // Other names from the childcare service.
  { path: "/realme/login", to: login.login, service: "login" },
  { path: "/realme/logout", to: login.logout },
  { path: "/confirm-email", to: confirmEmail, query: { done: "any" } },
  { path: "/unsubscribe", to: unsubscribe, query: { done: "any" } },
  { path: "/share", to: share },
  { path: "/look", to: look },
  { path: "/quick-exit", to: {} },
  { path: "/api", to: api },
  { path: "/api/reform", to: reform },
  { path: "/te-reo-review", to: teReoReview.overview },
  {
    path: "/te-reo-review/propose",
    to: teReoReview.proposal,
    query: { group: "any", text: "any", sent: ["yes"] },
  },
  { path: "/te-reo-review/desk", to: teReoReview.desk },
  {
    path: "/te-reo-review/text",
    to: teReoReview.text,
    query: { group: "any", text: "any", done: ["draft", "words", "comment", "checked"] },
  },
  { path: "/te-reo-review/:group", to: teReoReview.list, query: { page: "any", show: "any", q: "any" } },
  { path: "/status", to: status },
  { path: "/about/content", to: contentBoard },
  { path: "/about/promises", to: promises.overview },
  { path: "/about/promises/:area", to: promises.area },
  { path: "/feedback", to: feedback, query: { about: "any", useful: ["yes", "no"], sent: ["yes"] } },
  // Footer pages by English title; last, because it fits every address of one part.
  { path: "/:pageId", to: footerPage, isPublic: true },
];

export const calls = {
  ...registerMyBaby.formCalls,
  ...parent.applicationCalls,
  ...supervisor.supervisorCalls,
} as const;

export const routeAt: (path: string) => Route | undefined = pathMatcher(
  routes.map((route) => [route.path, route]),
);

const hasName = /\/:(name|pageId)$/;

/** @param named existing stages and footer pages, where that matters; empty if unknown */
export function isPage(path: string, named: readonly string[] = []): boolean {
  const route = routeAt(path);
  if (!route?.to.View) return false;
  return named.length === 0 || !hasName.test(route.path) || named.includes(path.replace(/\/$/, ""));
}

/** @param named existing stages and footer pages: any other word in their place is no page */
export function countedAs(path: string, named: readonly string[]): string | undefined {
  const route = routeAt(path);
  const itself = path.replace(/(.)\/$/, "$1");
  if (!route?.to.View || route.path === "*") return undefined;
  if (hasName.test(route.path)) return named.includes(itself) ? itself : undefined;
  return route.path.includes(":") ? route.path : itself;
}

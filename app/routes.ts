import type { Route } from "./route.ts";
import * as contentBoard from "./routes/about.content.tsx";
import * as feedbackReport from "./routes/about.feedback.tsx";
import * as apiReform from "./routes/api.reform.tsx";
import * as api from "./routes/api.tsx";
import * as uploadsCall from "./routes/api.v1.application.uploads.ts";
import * as babyName from "./routes/baby-name.tsx";
import * as babyNamesCsv from "./routes/baby-names.csv.ts";
import * as babyNamesJson from "./routes/baby-names.json.ts";
import * as calendar from "./routes/calendar.ts";
import * as childcareApply from "./routes/childcare-subsidy.apply.ts";
import * as childcareEligibility from "./routes/childcare-subsidy.eligibility.tsx";
import * as childcareReview from "./routes/childcare-subsidy.review.tsx";
import * as childcareSent from "./routes/childcare-subsidy.sent.tsx";
import * as childcareStep from "./routes/childcare-subsidy.step.tsx";
import * as childcareSubmitted from "./routes/childcare-subsidy.submitted.tsx";
import * as childcareSubsidy from "./routes/childcare-subsidy.tsx";
import * as childcareUploads from "./routes/childcare-subsidy.uploads.tsx";
import * as childcareSupervisorCode from "./routes/childcare-supervisor.code.tsx";
import * as childcareSupervisorStep from "./routes/childcare-supervisor.step.tsx";
import * as childcareSupervisorSubmitted from "./routes/childcare-supervisor.submitted.tsx";
import * as confirmEmail from "./routes/confirm-email.tsx";
import * as feedback from "./routes/feedback.tsx";
import * as embed from "./routes/financial-help.embed.tsx";
import * as checker from "./routes/financial-help.financial-help-checker.tsx";
import * as leaveCalendar from "./routes/financial-help.paid-parental-leave-calendar.ts";
import * as leaveChecker from "./routes/financial-help.paid-parental-leave-checker.tsx";
import * as leaveDates from "./routes/financial-help.paid-parental-leave-dates.tsx";
import * as questions from "./routes/financial-help.questions.tsx";
import * as resultsCode from "./routes/financial-help.results.code.tsx";
import * as resultsFile from "./routes/financial-help.results.json.ts";
import * as resultsReform from "./routes/financial-help.results.reform.tsx";
import * as results from "./routes/financial-help.results.tsx";
import * as financialHelp from "./routes/financial-help.ts";
import * as home from "./routes/home.tsx";
import * as loginCallback from "./routes/login.callback.ts";
import * as login from "./routes/login.ts";
import * as logout from "./routes/logout.ts";
import * as look from "./routes/look.ts";
import * as babyNames from "./routes/news.baby-names.tsx";
import * as babyNamesMaori from "./routes/news.baby-names-maori.tsx";
import * as news from "./routes/news.ts";
import * as offline from "./routes/offline.tsx";
import * as page from "./routes/page.tsx";
import * as profileDelete from "./routes/profile.delete.tsx";
import * as profile from "./routes/profile.tsx";
import * as registrationComeBack from "./routes/register-my-baby.come-back.tsx";
import * as registrationConfirmation from "./routes/register-my-baby.confirmation.tsx";
import * as registrationOutstanding from "./routes/register-my-baby.confirmation-payment-outstanding.tsx";
import * as registrationRetry from "./routes/register-my-baby.confirmation-payment-retry.tsx";
import * as registrationPaid from "./routes/register-my-baby.confirmation-payment-success.tsx";
import * as registrationContinue from "./routes/register-my-baby.continue.tsx";
import * as registrationLimits from "./routes/register-my-baby.limits.ts";
import * as otherParentAgree from "./routes/register-my-baby.other-parent.agree.tsx";
import * as otherParentAnswered from "./routes/register-my-baby.other-parent.answered.tsx";
import * as otherParentCode from "./routes/register-my-baby.other-parent.code.tsx";
import * as otherParentContinue from "./routes/register-my-baby.other-parent.continue.tsx";
import * as otherParentDecline from "./routes/register-my-baby.other-parent.decline.tsx";
import * as otherParentStep from "./routes/register-my-baby.other-parent.step.tsx";
import * as otherParent from "./routes/register-my-baby.other-parent.ts";
import * as registrationPayment from "./routes/register-my-baby.payment.tsx";
import * as registrationReceipt from "./routes/register-my-baby.receipt.tsx";
import * as registrationReview from "./routes/register-my-baby.review.tsx";
import * as registrationSchema from "./routes/register-my-baby.schema.ts";
import * as registrationStep from "./routes/register-my-baby.step.tsx";
import * as registerMyBaby from "./routes/register-my-baby.tsx";
import * as search from "./routes/search.tsx";
import * as serviceContact from "./routes/services-near-me.contact.ts";
import * as servicesNearMe from "./routes/services-near-me.tsx";
import * as share from "./routes/share.ts";
import * as stage from "./routes/stage.name.tsx";
import * as anyStage from "./routes/stage.ts";
import * as status from "./routes/status.tsx";
import * as support from "./routes/support.tsx";
import * as teReoList from "./routes/te-reo-review.list.tsx";
import * as teReoProposal from "./routes/te-reo-review.propose.tsx";
import * as teReoReview from "./routes/te-reo-review.tsx";
import * as toDo from "./routes/to-do.tsx";
import * as unsubscribe from "./routes/unsubscribe.tsx";
import { pathMatcher } from "./server/http/path-matcher.ts";

const stageQuery = {
  filter: stage.isTopic,
  card: stage.isCard,
  date: stage.isDay,
  "date.day": stage.isDatePart,
  "date.month": stage.isDatePart,
  "date.year": stage.isDatePart,
  of: ["due", "birth"],
  open: ["all"],
  action: ["open-profile"],
  saved: ["yes"],
};

export const routes: readonly Route[] = [
  { path: "/", module: home, isPublic: true },
  { path: "/stage", module: anyStage },
  { path: "/stage/:name", module: stage, isPublic: true, query: stageQuery },
  {
    path: "/register-my-baby",
    module: registerMyBaby,
    isPublic: true,
    showsDrafts: true,
    query: { deleted: ["yes"] },
  },
  // Steps close themselves in an outage: what is posted to them is saved first.
  { path: "/register-my-baby/review", module: registrationReview },
  // Not closed by an outage: it shows what became of a registration.
  { path: "/register-my-baby/confirmation", module: registrationConfirmation },
  { path: "/register-my-baby/confirmation-payment-success", module: registrationPaid },
  { path: "/register-my-baby/confirmation-payment-retry", module: registrationRetry },
  { path: "/register-my-baby/confirmation-payment-outstanding", module: registrationOutstanding },
  { path: "/register-my-baby/payment", module: registrationPayment },
  { path: "/register-my-baby/receipt", module: registrationReceipt },
  { path: "/register-my-baby/come-back", module: registrationComeBack },
  { path: "/register-my-baby/continue", module: registrationContinue },
  { path: "/register-my-baby/registration.schema.json", module: registrationSchema },
  { path: "/register-my-baby/registration.limits.json", module: registrationLimits },
  { path: "/register-my-baby/other-parent", module: otherParent },
  { path: "/register-my-baby/other-parent/continue", module: otherParentContinue },
  { path: "/register-my-baby/other-parent/answered", module: otherParentAnswered },
  { path: "/register-my-baby/other-parent/decline", module: otherParentDecline },
  { path: "/register-my-baby/other-parent/code", module: otherParentCode },
  { path: "/register-my-baby/other-parent/agree", module: otherParentAgree },
  { path: "/register-my-baby/other-parent/:stepName", module: otherParentStep },
  { path: "/register-my-baby/:stepName", module: registrationStep },
  { path: "/services-near-me", module: servicesNearMe, service: "services-near-me" },
  { path: "/services-near-me/:category", module: servicesNearMe, service: "services-near-me" },
  { path: "/services-near-me/:category/:file", module: serviceContact, service: "services-near-me" },
  { path: "/financial-help", module: financialHelp },
  {
    path: "/financial-help/financial-help-checker",
    module: checker,
    isPublic: true,
    service: "financial-help",
  },
  { path: "/financial-help/questions", module: questions, service: "financial-help" },
  { path: "/financial-help/results", module: results, service: "financial-help" },
  { path: "/financial-help/results.json", module: resultsFile, service: "financial-help" },
  { path: "/financial-help/results/reform", module: resultsReform, service: "financial-help" },
  { path: "/financial-help/results/code", module: resultsCode, service: "financial-help" },
  { path: "/financial-help/embed", module: embed, isPublic: true, service: "financial-help" },
  {
    path: "/financial-help/paid-parental-leave-checker",
    module: leaveChecker,
    isPublic: true,
    query: leaveChecker.parameters,
    service: "paid-parental-leave-checker",
  },
  {
    path: "/financial-help/paid-parental-leave-checker/dates",
    module: leaveDates,
    query: leaveChecker.parameters,
    confirmsOnUnknownOrigin: true,
    service: "paid-parental-leave-checker",
  },
  {
    path: "/financial-help/paid-parental-leave-checker/dates.ics",
    module: leaveCalendar,
    query: leaveChecker.parameters,
    service: "paid-parental-leave-checker",
  },
  {
    path: "/financial-help/childcare-subsidy-application",
    module: childcareSubsidy,
    isPublic: true,
    confirmsOnUnknownOrigin: true,
    service: "childcare-subsidy-application",
  },
  { path: "/financial-help/childcare-subsidy-application/apply", module: childcareApply },
  {
    path: "/financial-help/childcare-subsidy-application/apply/eligibility",
    module: childcareEligibility,
    query: childcareEligibility.parameters,
    service: "childcare-subsidy-application",
  },
  { path: "/financial-help/childcare-subsidy-application/apply/review", module: childcareReview },
  {
    path: "/financial-help/childcare-subsidy-application/apply/uploads",
    module: childcareUploads,
    query: { file: "any" },
    takesFiles: true,
  },
  // A call like those of `api.v1.ts`, but of files.
  { path: "/api/v1/application/uploads", module: uploadsCall, takesFiles: true },
  { path: "/financial-help/childcare-subsidy-application/apply/sent", module: childcareSent },
  { path: "/financial-help/childcare-subsidy-application/apply/submitted", module: childcareSubmitted },
  { path: "/financial-help/childcare-subsidy-application/apply/:stepName", module: childcareStep },
  { path: "/financial-help/childcare-subsidy-application/confirm", module: childcareSupervisorCode },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/:applicationId/:providerId",
    module: childcareSupervisorStep,
  },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/:applicationId/:providerId/submitted",
    module: childcareSupervisorSubmitted,
  },
  {
    path: "/financial-help/childcare-subsidy-application/confirm/:applicationId/:providerId/:stepName",
    module: childcareSupervisorStep,
  },
  { path: "/news", module: news },
  {
    path: "/news/baby-names",
    module: babyNames,
    isPublic: true,
    query: babyNames.namesQuery,
    service: "baby-names",
  },
  {
    path: "/news/baby-names-maori",
    module: babyNamesMaori,
    isPublic: true,
    query: babyNames.namesQuery,
    service: "baby-names",
  },
  { path: "/baby-name", module: babyName, service: "baby-names" },
  { path: "/baby-names.csv", module: babyNamesCsv, service: "baby-names" },
  { path: "/baby-names.json", module: babyNamesJson, service: "baby-names" },
  { path: "/support", module: support, isPublic: true },
  { path: "/offline", module: offline, isPublic: true },
  { path: "/search", module: search, service: "search" },
  {
    path: "/profile",
    module: profile,
    query: { saved: "any", deleted: "any" },
    confirmsOnUnknownOrigin: true,
  },
  { path: "/profile/delete", module: profileDelete },
  { path: "/to-do", module: toDo, query: { saved: "any" }, confirmsOnUnknownOrigin: true },
  { path: "/calendar.ics", module: calendar },
  { path: "/login", module: login, service: "login" },
  { path: "/login/callback", module: loginCallback },
  { path: "/logout", module: logout },
  // The same under the names of the childcare service.
  { path: "/realme/login", module: login, service: "login" },
  { path: "/realme/logout", module: logout },
  { path: "/confirm-email", module: confirmEmail, query: { done: "any" } },
  { path: "/unsubscribe", module: unsubscribe, query: { done: "any" } },
  { path: "/share", module: share },
  { path: "/look", module: look },
  { path: "/quick-exit", module: {} },
  { path: "/api", module: api },
  { path: "/api/reform", module: apiReform },
  { path: "/te-reo-review", module: teReoReview },
  {
    path: "/te-reo-review/propose",
    module: teReoProposal,
    query: { group: "any", text: "any", sent: ["yes"] },
  },
  { path: "/te-reo-review/:group", module: teReoList, query: { page: "any" } },
  { path: "/status", module: status },
  { path: "/about/content", module: contentBoard },
  { path: "/about/feedback", module: feedbackReport },
  { path: "/feedback", module: feedback, query: { about: "any", useful: ["yes", "no"], sent: ["yes"] } },
  // Pages of the footer, by English title; last, because it fits every address of one part.
  { path: "/:pageId", module: page, isPublic: true },
];

export const routeAt: (path: string) => Route | undefined = pathMatcher(
  routes.map((route) => [route.path, route]),
);

const hasName = /\/:(name|pageId)$/;

/** @param named stages and pages of the footer, where it matters whether there is one of that name; empty where nobody knows */
export function isPage(path: string, named: readonly string[] = []): boolean {
  const route = routeAt(path);
  if (!route || !("default" in route.module)) return false;
  return named.length === 0 || !hasName.test(route.path) || named.includes(path.replace(/\/$/, ""));
}

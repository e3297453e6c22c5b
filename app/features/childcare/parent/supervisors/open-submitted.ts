import type { Answers } from "#app/forms/answers.ts";
import { answerTo } from "#app/forms/answers.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { logFailure } from "#app/server/log.ts";
import {
  type PageResult,
  type RenderOptions,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { loadState } from "#app/wizard/state.ts";
import { readApplication } from "../../application/application-row.ts";
import {
  addressStatements,
  countMail,
  type KeptAsking,
  sendAgain,
  takeBack,
} from "../../application/keep-asking.ts";
import { type CountedDay, readCountedDay } from "../../application/notice.ts";
import { referenceOf } from "../../application/reference.ts";
import { subsidyOf } from "../likelihood/children-in-care.ts";
import type { WeeklySubsidy } from "../likelihood/weekly-subsidy.ts";
import { pages } from "../pages.ts";
import { type ApplicationState, childcareSubsidy } from "../service.ts";
import { addressTexts, askForAddress } from "./address-question.ts";
import { isOwnAddress } from "./family.ts";
import { type RightNow, rightNow } from "./right-now.ts";
import { type ServiceState, sentForms, serviceStates } from "./service-states.ts";
import { withAddress } from "./services-to-ask.ts";

const formWords = wordsOf("forms");
const providerWords = wordsOf("childcare/parent/steps/children/provider");

export interface SubmittedPageProps {
  readonly state: ApplicationState;
  readonly services: readonly ServiceState[];
  readonly now: RightNow;
  /** When it is shown: milliseconds since 1970. */
  readonly at: number;
  readonly counted?: CountedDay | undefined;
  /** Once a service has told hours and fees. */
  readonly subsidy?: WeeklySubsidy | undefined;
  /** Ours, to say on the phone. */
  readonly number?: string;
  /** The code to show there, or its address to correct. */
  readonly view?: { readonly is: "code" | "address"; readonly service: ServiceState } | undefined;
  readonly answers?: Answers;
  readonly errors?: Errors;
  readonly notice?: "sent-again" | "corrected" | "changed" | "failed" | undefined;
  /** Minutes until another mail can be sent. */
  readonly wait?: number | undefined;
}

type Answer = PageResult<SubmittedPageProps> | Response;

type Loaded = Pick<
  SubmittedPageProps,
  "state" | "services" | "now" | "at" | "counted" | "subsidy" | "number"
>;

/** Only the parent's own, once sent. @returns where to go instead */
async function load(visit: Visit): Promise<Loaded | Response> {
  if (!visit.account.person) return redirectTo(visit, pages.landing);
  const state = await loadState(childcareSubsidy, visit);
  const { draft, missing, cookies } = state;
  if (missing) return redirectTo(visit, pages.review, cookies);
  try {
    const row = draft && (await readApplication(visit.account.db, { draftId: draft.id }));
    if (!row) return redirectTo(visit, state.elsewhere ?? pages.eligibility, cookies);
    if (row.status === "SUBMITTED") return redirectTo(visit, pages.sent, cookies);
    if (row.status === "LAPSED") return redirectTo(visit, pages.landing, cookies);
    if (row.round === 0) return redirectTo(visit, pages.review, cookies);
    const [services, counted] = await Promise.all([
      serviceStates(state, visit),
      readCountedDay(visit.account.db, row.id),
    ]);
    const at = visit.account.now;
    const isAnswered = services.some(({ is }) => is === "approved");
    const forms = isAnswered ? [...(await sentForms(services, state.saved, visit)).values()] : [];
    return {
      state: { ...state, status: row.status },
      services,
      now: rightNow(row.status, services, at),
      at,
      counted,
      subsidy: await subsidyOf(forms, state.progress.answers, state.facts.today, visit),
      number: await referenceOf(row.id),
    };
  } catch (error) {
    logFailure(error, visit.request);
    return redirectTo(visit, pages.review, cookies);
  }
}

export async function openSubmitted(visit: Visit, request: Request): Promise<Answer> {
  const loaded = await load(visit);
  if (loaded instanceof Response) return loaded;
  const { searchParams } = new URL(request.url);
  const find = (is: "code" | "address") => {
    const service = waitingFor(loaded, searchParams.get(is));
    return service && ({ is, service } as const);
  };
  const notice = (["sent-again", "corrected"] as const).find((each) => searchParams.get("done") === each);
  return showPage(loaded, { view: find("code") ?? find("address"), notice });
}

const waitingFor = ({ services }: Loaded, identifier: string | null): ServiceState | undefined =>
  services.find(
    ({ is, link, asked }) => is === "waiting" && link && asked.service.provider_identifier === identifier,
  );

export async function submitSubmitted(visit: Visit, request: Request): Promise<Answer> {
  const step = askForAddress;
  // Enter in the address field presses Next, so the page names the service.
  const corrected = (
    await request
      .clone()
      .formData()
      .catch(() => undefined)
  )?.get("service");
  const { intent: pressed, answers } = await readSubmission(request, step);
  const intent = pressed === "next" && typeof corrected === "string" ? `correct:${corrected}` : pressed;
  if (intent === "language") return switchLanguage(visit, pages.submitted);
  const loaded = await load(visit);
  if (loaded instanceof Response) return loaded;
  const [act = "", identifier = ""] = intent.split(":");
  if (act === "take-back") {
    const done = await takeBack(visit, loaded.state.saved.application?.id ?? "");
    return done.is === "unavailable" ? answerTo503(loaded) : redirectTo(visit, pages.review);
  }
  const service = waitingFor(loaded, identifier);
  if (act !== "send-again" && act !== "correct") return redirectTo(visit, pages.submitted);
  if (!service) return showPage(loaded, { notice: "changed" }, { status: 409 });
  if (act === "send-again")
    return afterAsking(visit, loaded, await again(visit, loaded, service), "sent-again");
  const view = { is: "address", service } as const;
  const { language } = visit.request;
  const { errors: mistyped } = validate(step, answers, addressTexts(language), formWords(language));
  const isOwn = isOwnAddress(loaded.state.progress.answers, answerTo(answers, "provider_email") ?? "");
  const errors = isOwn ? { provider_email: [providerWords(language)("ownAddress")] } : mistyped;
  if (Object.keys(errors).length > 0) return showPage(loaded, { view, answers, errors }, { status: 422 });
  const done = await correct(visit, loaded, service, answerTo(answers, "provider_email") ?? "");
  return afterAsking(visit, loaded, done, "corrected");
}

const again = (visit: Visit, { state }: Loaded, service: ServiceState): Promise<KeptAsking> =>
  sendAgain(visit, askedBefore(visit, state, service));

const askedBefore = (visit: Visit, { saved }: ApplicationState, { asked, section, link }: ServiceState) => {
  if (!section || !link) throw new Error("The service was not asked.");
  return {
    applicationId: saved.application?.id ?? "",
    personId: visit.account.person?.id ?? "",
    asked,
    section,
    link,
  };
};

/** Ends the mailed link but loses no answer: what the service typed stays. */
async function correct(
  visit: Visit,
  { state }: Loaded,
  service: ServiceState,
  address: string,
): Promise<KeptAsking> {
  const { saved, draft, drafts } = state;
  try {
    const before = askedBefore(visit, state, service);
    const wait = await countMail(visit, before.applicationId);
    if (wait !== undefined) return { is: "too-often", wait };
    const asked = { ...service.asked, service: { ...service.asked.service, provider_email: address } };
    const made = await addressStatements(visit, { ...before, asked });
    const identifier = asked.service.provider_identifier;
    const content = {
      ...saved,
      answers: withAddress(saved.answers, identifier, address),
      sections: { ...saved.sections, [identifier]: made.link },
    };
    const stored = await drafts.save(content, draft, { also: () => made.statements });
    if (stored.is !== "saved") return { is: stored.is };
    visit.neighbours.mailWritten();
    return { is: "done" };
  } catch (error) {
    logFailure(error, visit.request);
    return { is: "unavailable" };
  }
}

function afterAsking(
  visit: Visit,
  loaded: Loaded,
  done: KeptAsking,
  notice: "sent-again" | "corrected",
): Answer {
  switch (done.is) {
    case "done":
      return redirectTo(visit, `${pages.submitted}?done=${notice}`, loaded.state.cookies);
    case "changed-meanwhile":
      return showPage(loaded, { notice: "changed" }, { status: 409 });
    case "too-often":
      return showPage(
        loaded,
        { wait: Math.max(1, Math.ceil(done.wait / 60_000)) },
        { status: 429, retryAfter: done.wait },
      );
    case "unavailable":
      return answerTo503(loaded);
  }
}

const answerTo503 = (loaded: Loaded): Answer => showPage(loaded, { notice: "failed" }, { status: 503 });

const showPage = (
  loaded: Loaded,
  more: Omit<SubmittedPageProps, keyof Loaded>,
  options: RenderOptions = {},
): Answer => show<SubmittedPageProps>({ ...loaded, ...more }, { ...options, cookies: loaded.state.cookies });

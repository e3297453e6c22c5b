import * as z from "zod";
import { type Answers, answersShape, answerTo } from "#app/forms/answers.ts";
import { type FormSubmission, readForm, submissionIn } from "#app/forms/submission.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import { sealedCookie } from "#app/server/cookies/sealed-cookie.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import type { RegistrationStatus, StatusAnswer } from "#app/server/neighbours/registry/index.ts";
import {
  type PageResult,
  type RenderOptions,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { lastRegistered } from "../confirmation/registered.ts";
import { pages } from "../pages.ts";
import { registrationDrafts } from "../service.ts";
import { doneIn, endMails, wantMails } from "./status-mails.ts";
import { askForMail, askForStatus, mailTexts, statusTexts } from "./status-questions.ts";

const formWords = wordsOf("forms");
const statusWords = wordsOf("register-my-baby/status");

export type StatusPageProps =
  | {
      readonly page: "ask";
      readonly today: string;
      readonly answers: Answers;
      readonly errors: Errors;
      readonly isUnavailable: boolean;
    }
  | {
      readonly page: "found";
      readonly reference: string;
      readonly status: RegistrationStatus;
      readonly answers: Answers;
      readonly errors: Errors;
      readonly mail?: "begun" | "ended" | "failed" | "full" | undefined;
    };

export interface WelcomePageProps {
  readonly status: RegistrationStatus;
  readonly child: NonNullable<RegistrationStatus["child"]>;
}

type Answer = PageResult<StatusPageProps> | Response;

const tries = { name: "birth-status", times: 20, within: 10 * 60 * 1000 };

/** Milliseconds. Quick exit takes it away. */
const askedAge = 30 * 60 * 1000;

const cookieOf = (visit: Visit) =>
  sealedCookie(visit, {
    ...areaCookies.birthStatus,
    age: askedAge,
    shape: z.object({ answers: answersShape, isFound: z.boolean() }),
  });

const todayOf = ({ request: { now } }: Visit): string => dayInNewZealand(now);

function askedIn(answers: Answers): { reference: string; birthDate: string } | undefined {
  const day = readDate(answers, "birthDate");
  const reference = answerTo(answers, "reference");
  return day && reference ? { reference, birthDate: toIso(day) } : undefined;
}

async function registryOn(visit: Visit, answers: Answers): Promise<StatusAnswer> {
  const asked = askedIn(answers);
  return asked ? visit.neighbours.registry.status(asked.reference, asked.birthDate) : { is: "unknown" };
}

/** Who has just registered here need not type the reference. */
async function referenceHere(visit: Visit): Promise<Answers> {
  const drafts = registrationDrafts(visit);
  const registered = await lastRegistered(await drafts.open(), drafts);
  const reference = registered?.confirmation?.applicationReferenceNumber;
  return reference ? { reference } : {};
}

const showAsk = (
  visit: Visit,
  props: { answers: Answers; errors?: Errors; isUnavailable?: boolean },
  options: RenderOptions = {},
): Answer =>
  show<StatusPageProps>(
    { page: "ask", today: todayOf(visit), errors: {}, isUnavailable: false, ...props },
    options,
  );

export async function openStatus(visit: Visit): Promise<Answer> {
  const asked = await cookieOf(visit).read();
  if (!asked?.isFound) return showAsk(visit, { answers: asked?.answers ?? (await referenceHere(visit)) });
  const status = await registryOn(visit, asked.answers);
  if (status.is === "found") return showFound(asked.answers, status);
  const isUnavailable = status.is === "no-connection";
  return showAsk(visit, { answers: asked.answers, isUnavailable }, { status: isUnavailable ? 503 : 200 });
}

const showFound = (
  answers: Answers,
  status: RegistrationStatus,
  more: Partial<Pick<Extract<StatusPageProps, { page: "found" }>, "mail" | "answers" | "errors">> = {},
  options: RenderOptions = {},
): Answer =>
  show<StatusPageProps>(
    {
      page: "found",
      reference: answerTo(answers, "reference") ?? "",
      status,
      answers: {},
      errors: {},
      ...more,
    },
    options,
  );

/** The page with the child's name, from the registration on. */
export async function openWelcome(visit: Visit): Promise<PageResult<WelcomePageProps> | Response> {
  const asked = await cookieOf(visit).read();
  const status = asked?.isFound ? await registryOn(visit, asked.answers) : undefined;
  if (status?.is !== "found" || !status.child) return redirectTo(visit, pages.status);
  return show<WelcomePageProps>({ status, child: status.child });
}

export async function submitStatus(visit: Visit, request: Request): Promise<Answer> {
  const { language } = visit.request;
  const cookie = cookieOf(visit);
  const data = await readForm(request);
  const asked = await cookie.read();
  const submission = submissionIn(data, askForStatus(todayOf(visit), language));
  const { intent, answers } = submission;
  if (intent === "another") return redirectTo(visit, pages.status, cookie.clear());
  if (intent === "language") {
    const kept = asked?.isFound ? [] : await cookie.save({ answers, isFound: false });
    return switchLanguage(visit, pages.status, kept);
  }
  if (intent !== "mail-begin" && intent !== "mail-end") return askRegistry(visit, request, submission);
  if (!asked?.isFound) return redirectTo(visit, pages.status);
  return changeMails(visit, asked.answers, submissionIn(data, askForMail));
}

async function askRegistry(visit: Visit, request: Request, { answers }: FormSubmission): Promise<Answer> {
  const { language } = visit.request;
  const t = statusWords(language);
  const step = askForStatus(todayOf(visit), language);
  const { errors } = validate(step, answers, statusTexts(language), formWords(language));
  if (Object.keys(errors).length > 0) return showAsk(visit, { answers, errors }, { status: 422 });
  const wait = await countVisitor(request, visit, tries).catch(logFailure);
  if (typeof wait === "number") {
    const minutes = Math.max(1, Math.ceil(wait / 60_000));
    const tooOften = { reference: [t("errors/tooOften", { minutes })] };
    return showAsk(visit, { answers, errors: tooOften }, { status: 429, retryAfter: wait });
  }
  const normalised = {
    ...answers,
    reference: (answerTo(answers, "reference") ?? "").replace(/[\s-]/g, "").toUpperCase(),
  };
  const status = await registryOn(visit, normalised);
  switch (status.is) {
    case "found":
      return redirectTo(
        visit,
        pages.status,
        await cookieOf(visit).save({ answers: normalised, isFound: true }),
      );
    case "unknown":
      return showAsk(visit, { answers, errors: { reference: [t("errors/unknown")] } }, { status: 422 });
    case "no-connection":
      return showAsk(visit, { answers, isUnavailable: true }, { status: 503 });
  }
}

async function changeMails(
  visit: Visit,
  asked: Answers,
  { intent, answers }: FormSubmission,
): Promise<Answer> {
  const { language } = visit.request;
  const status = await registryOn(visit, asked);
  if (status.is !== "found") return redirectTo(visit, pages.status);
  const { errors } = validate(askForMail, answers, mailTexts(language), formWords(language));
  if (Object.keys(errors).length > 0) return showFound(asked, status, { answers, errors }, { status: 422 });
  const mail = await saveMails(visit, asked, status, { intent, address: answerTo(answers, "email") ?? "" });
  const isRefused = mail === "failed" || mail === "full";
  return showFound(
    asked,
    status,
    { mail, answers },
    { status: mail === "failed" ? 503 : isRefused ? 409 : 200 },
  );
}

async function saveMails(
  { account: { db, now }, site: { seal }, request }: Visit,
  answers: Answers,
  status: RegistrationStatus,
  { intent, address }: { intent: string; address: string },
): Promise<"begun" | "ended" | "failed" | "full"> {
  const asked = askedIn(answers);
  if (!asked) return "failed";
  const store = { db, seal, now };
  try {
    if (intent === "mail-end") {
      await endMails(store, { ...asked, address });
      return "ended";
    }
    const mail = { ...asked, address, language: request.language };
    return (await wantMails(store, mail, doneIn(status))) ? "begun" : "full";
  } catch (error) {
    logFailure(error, request);
    return "failed";
  }
}

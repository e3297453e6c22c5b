import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { checkRateLimits } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { queueSealedMailsStatement } from "#app/server/visitor/mail-queue.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { firstStepPath } from "#app/wizard/service.ts";
import type { WizardFacts } from "#app/wizard/wizard.ts";
import type { ChildcareMail } from "#workers/mail/childcare.ts";
import {
  type AnsweredFamily,
  answeredFamilies,
  type WaitingFamily,
  waitingFamilies,
} from "../../application/waiting.ts";
import { deskPath } from "../pages.ts";
import { answerFamilies } from "./answer-families.ts";
import { deskService } from "./desk-service.ts";
import { askForNumber, numberTexts } from "./enrol-questions.ts";
import { closeDesk, deskToken, openDesk, servicesAt, servicesOfDesk } from "./proof.ts";
import { rememberFigures } from "./remembered.ts";

const formWords = wordsOf("forms");
const day = 24 * 60 * 60 * 1000;
const hour = day / 24;

const tries = { name: "childcare-desk", times: 10, within: hour };
const mails = { name: "childcare-desk-mails", times: 3, within: hour };

export interface Centre {
  readonly provider: string;
  readonly name: string;
  readonly families: readonly WaitingFamily[];
}

export type DeskProps =
  | {
      readonly page: "desk";
      readonly centres: readonly Centre[];
      readonly answered: readonly AnsweredFamily[];
      readonly changed: number;
      readonly unsent: number;
    }
  | {
      readonly page: "enrol";
      readonly answers: Answers;
      readonly errors: Errors;
      readonly notice?: "mailed" | "old" | "tooOften" | "closed" | undefined;
    }
  | { readonly page: "no-desk" };

type Answer = PageResult<DeskProps> | Response;

const showEnrolment = (
  props: Partial<Pick<Extract<DeskProps, { page: "enrol" }>, "answers" | "errors" | "notice">> = {},
  status = 200,
  retryAfter?: number,
): PageResult<DeskProps> =>
  show<DeskProps>({ page: "enrol", answers: {}, errors: {}, ...props }, { status, retryAfter });

const unreachable = (): PageResult<DeskProps> => show<DeskProps>({ page: "no-desk" }, { status: 503 });

/** The token leaves the address at once. Opening writes nothing, so that scanners of mail do no harm. */
export async function openDeskPage(visit: Visit, request: Request): Promise<Answer> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  if (token !== null) {
    const cookies = await openDesk(visit, token);
    if (!cookies) return unreachable();
    return cookies.length > 0
      ? redirectTo(visit, deskPath, cookies)
      : redirectTo(visit, `${deskPath}?notice=old`);
  }
  const providers = await servicesOfDesk(visit);
  const notice = (["mailed", "old", "closed"] as const).find((each) => each === searchParams.get("notice"));
  if (providers.length === 0) {
    const service = searchParams.get("service");
    return showEnrolment({ notice, answers: service ? { service } : {} });
  }
  const { db, now } = visit.account;
  const count = (name: string) => Number(searchParams.get(name)) || 0;
  try {
    const [families, answered] = await Promise.all([
      waitingFamilies({ db, seal: visit.site.seal, now }, providers),
      answeredFamilies(db, providers, now - day),
    ]);
    return show<DeskProps>({
      page: "desk",
      centres: centresOf(families),
      answered,
      changed: count("changed"),
      unsent: count("unsent"),
    });
  } catch (error) {
    logFailure(error, visit.request);
    return unreachable();
  }
}

function centresOf(families: readonly WaitingFamily[]): Centre[] {
  const providers = [...new Set(families.map(({ target }) => target.providerId))];
  return providers.map((provider) => {
    const own = families.filter(({ target }) => target.providerId === provider);
    return { provider, name: own[0]?.service.name ?? "", families: own };
  });
}

export async function submitDeskPage(visit: Visit, request: Request): Promise<Answer> {
  const { language } = visit.request;
  const step = askForNumber(language);
  const { intent, answers } = await readSubmission(request, step);
  if (intent === "close") return redirectTo(visit, `${deskPath}?notice=closed`, closeDesk());
  const { errors } = validate(step, answers, numberTexts(language), formWords(language));
  if (Object.keys(errors).length > 0) return showEnrolment({ answers, errors }, 422);
  try {
    const wait = await countVisitor(request, visit, tries);
    if (wait !== undefined) return showEnrolment({ answers, notice: "tooOften" }, 429, wait);
    const isMailed = await mailLink(visit, (answerTo(answers, "service") ?? "").trim());
    return isMailed ? redirectTo(visit, `${deskPath}?notice=mailed`) : unreachable();
  } catch (error) {
    logFailure(error, visit.request);
    return unreachable();
  }
}

/** The same answer whether there is such a service or not. @returns false while the directory does not answer */
async function mailLink(visit: Visit, provider: string): Promise<boolean> {
  const { account, site, request } = visit;
  const { db, now } = account;
  const services = await servicesAt(visit, provider);
  const own = services?.find(({ id }) => String(id) === provider);
  if (!own?.email) return services !== undefined;
  const who = await site.seal.sign("childcare-desk", own.email.toLowerCase());
  if ((await checkRateLimits(db, [{ limit: mails, who }], now)) !== undefined) return true;
  const token = await deskToken(visit, { provider, address: own.email });
  const facts: ChildcareMail = { what: "desk", service: own.name, token };
  const mail = { address: own.email, language: request.language, facts };
  const sealing = { db, seal: site.seal, now };
  await (await queueSealedMailsStatement(sealing, { kind: "childcare" }, [mail])).run();
  visit.neighbours.mailWritten();
  return true;
}

type Params = Readonly<Record<string, string | undefined>>;

/** One of the desk's services: its waiting families as one form. */
export async function deskStepOf(visit: Visit, _request: Request, { providerId = "", stepName }: Params) {
  const { db, now } = visit.account;
  const elsewhere = { answer: redirectTo(visit, deskPath) };
  if (!(await servicesOfDesk(visit)).includes(providerId)) return elsewhere;
  const families = await waitingFamilies({ db, seal: visit.site.seal, now }, [providerId]).catch((error) => {
    logFailure(error, visit.request);
    return undefined;
  });
  if (!families) return { answer: unreachable() };
  if (families.length === 0) return elsewhere;
  const service = await deskService(visit, providerId, families);
  if (stepName === undefined) return { answer: redirectTo(visit, firstStepPath(service)) };
  return {
    service,
    finish: (form: ReadyForm<WizardFacts, SavedForm>) => send(visit, providerId, families, form),
  };
}

async function send(
  visit: Visit,
  provider: string,
  families: readonly WaitingFamily[],
  { progress, drafts, draft, cookies }: ReadyForm<WizardFacts, SavedForm>,
): Promise<Answer> {
  const { changed, unsent } = await answerFamilies(visit, families, progress.answers);
  const remembered = await rememberFigures(visit, provider, progress.answers);
  if (unsent === 0) await drafts.remove(draft);
  const told = changed + unsent > 0 ? `?changed=${changed}&unsent=${unsent}` : "";
  return redirectTo(visit, deskPath + told, [...cookies, ...remembered]);
}

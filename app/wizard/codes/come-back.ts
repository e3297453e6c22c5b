import type { Answers } from "#app/forms/answers.ts";
import { readSubmission } from "#app/forms/submission.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import type { ComeBackCode, Draft, Drafts } from "#app/server/drafts/index.ts";
import { type PageResult, redirectTo, show, switchLanguage } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { comeBackPath, type ResumableService, type Service } from "../service.ts";
import { draftsFor, type WizardState } from "../state.ts";
import { typedCode } from "./code-entry.ts";
import { askForBirthDate, birthDateText } from "./code-questions.ts";

const formWords = wordsOf("forms");

export type ComeBackPageProps = { readonly service: ResumableService } & (
  | { state: "shown"; code: ComeBackCode }
  | { state: "ask"; today: string; answers: Answers; errors: Errors; hasFailed?: boolean }
  | { state: "none" }
  | { state: "unavailable" }
);

type Answer = PageResult<ComeBackPageProps> | Response;

interface OpenDraft {
  drafts: Drafts<SavedForm>;
  draft: Draft<SavedForm>;
  cookies: readonly string[];
}

export async function openComeBack(service: ResumableService, visit: Visit): Promise<Answer> {
  const open = await openDraft(service, visit);
  if ("answer" in open) return open.answer;
  const { drafts, draft, cookies } = open;
  const codes = await drafts.codesOf(draft);
  const born = birthDateIn(service, draft.content);
  const code = codes.find(({ birthDate }) => birthDate === born) ?? codes[0];
  if (code) return show<ComeBackPageProps>({ service, state: "shown", code }, { cookies });
  const answers = {
    ...birthDateAnswers(service, draft),
    ...(await typedCode(service.resume.cookie, visit).read()),
  };
  return show<ComeBackPageProps>(
    { service, state: "ask", today: today(visit), answers, errors: {} },
    { cookies },
  );
}

export async function submitComeBack(
  service: ResumableService,
  visit: Visit,
  request: Request,
): Promise<Answer> {
  const step = askForBirthDate(today(visit));
  const { intent, answers } = await readSubmission(request, step);
  const path = comeBackPath(service);
  const typed = typedCode(service.resume.cookie, visit);
  if (intent === "language") return switchLanguage(visit, path, await typed.save(answers));
  const open = await openDraft(service, visit);
  if ("answer" in open) return open.answer;
  const { drafts, draft, cookies } = open;
  const again = (status: number, errors: Errors, hasFailed = false) =>
    show<ComeBackPageProps>(
      { service, state: "ask", today: today(visit), answers, errors, hasFailed },
      { status, cookies },
    );
  if (intent !== "next") return again(200, {});
  const { language } = visit.request;
  const texts = { birthDate: birthDateText(language, "ask") };
  const { errors } = validate(step, answers, texts, formWords(language));
  const day = readDate(answers, "birthDate");
  if (!day || Object.keys(errors).length > 0) return again(422, errors);
  const code = await drafts.makeCode(draft, toIso(day));
  return code ? redirectTo(visit, path, [...cookies, ...typed.clear()]) : again(503, {}, true);
}

async function openDraft(service: ResumableService, visit: Visit): Promise<OpenDraft | { answer: Answer }> {
  const drafts = draftsFor(service, visit);
  const found = await drafts.open();
  if (found.is === "unavailable")
    return { answer: show<ComeBackPageProps>({ service, state: "unavailable" }, { status: 503 }) };
  const { cookies } = found;
  if (found.is !== "draft")
    return { answer: show<ComeBackPageProps>({ service, state: "none" }, { cookies }) };
  const { draft } = found;
  if (service.submittedPath && service.draft.isSubmitted?.(draft.content))
    return { answer: redirectTo(visit, service.submittedPath, cookies) };
  return { drafts, draft, cookies };
}

const today = ({ request: { now } }: Visit): string => dayInNewZealand(now);

const birthDateAnswers = (
  { resume }: ResumableService,
  { content: { answers } }: Draft<SavedForm>,
): Answers =>
  Object.fromEntries(
    ["day", "month", "year"].flatMap((part) => {
      const typed = answers[`${resume.birthDate}.${part}`];
      return typed === undefined ? [] : [[`birthDate.${part}`, typed]];
    }),
  );

function birthDateIn({ resume }: Pick<Service, "resume">, { answers }: SavedForm): string | undefined {
  const day = resume && readDate(answers, resume.birthDate);
  return day && toIso(day);
}

/** If the birth date is missing or this fails, the page about codes asks for it. */
export async function prepareCode(
  { service, drafts }: Pick<WizardState, "service" | "drafts">,
  draft: Draft<SavedForm>,
): Promise<void> {
  const birthDate = birthDateIn(service, draft.content);
  if (birthDate) await drafts.makeCode(draft, birthDate);
}

import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";
import { pickAnswers, readForm, submissionIn } from "#app/forms/submission.ts";
import { type Errors, validate } from "#app/forms/validate.ts";
import { readAddress } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { safeRedirectPath } from "#app/server/http/safe-redirect.ts";
import type { RateLimit } from "#app/server/limits/rate-limit.ts";
import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import {
  type PageResponse,
  type PageResult,
  type RenderOptions,
  redirectTo,
  show,
  switchLanguage,
} from "#app/server/responses.ts";
import { namedPages } from "#app/server/shell.ts";
import type { Visit } from "#app/server/visit.ts";
import { countAnswers } from "./counts.ts";
import { askFeedback } from "./questions.ts";

const formWords = wordsOf("forms");
const words = wordsOf("feedback");

const feedbackPath = "/feedback";

export interface FeedbackPageProps {
  /** Without language prefix. */
  readonly about: string;
  readonly answers: Answers;
  readonly errors: Errors;
  readonly notice?: string;
  readonly isSent?: boolean;
}

const sendings: RateLimit = { name: "feedback", times: 20, within: 10 * 60 * 1000 };

/** What is in the address is only filled in; nothing changes. */
export async function openFeedback(visit: Visit, request: Request): Promise<PageResult<FeedbackPageProps>> {
  const { searchParams } = new URL(request.url);
  const given = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  return showFeedback(searchParams.get("about"), visit, {
    answers: pickAnswers(askFeedback, given),
    isSent: searchParams.has("sent"),
  });
}

export async function submitFeedback(
  visit: Visit,
  request: Request,
): Promise<PageResponse<FeedbackPageProps>> {
  const {
    request: { language, now },
    account,
  } = visit;
  const data = await readForm(request);
  const { intent, answers } = submissionIn(data, askFeedback);
  const about = await existingPage(String(data.get("about") ?? ""), visit);
  if (intent === "language") return switchLanguage(visit, addressOf({ about: about.path, ...answers }));
  const { errors } = validate(
    askFeedback,
    answers,
    textsOf("feedback", language).questions,
    formWords(language),
  );
  if (Object.keys(errors).length > 0)
    return showFeedback(about.path, visit, { answers, errors }, { status: 422 });
  try {
    const wait = await countVisitor(request, visit, sendings);
    if (wait !== undefined) {
      const notice = words(language)("tooOften", { minutes: Math.max(1, Math.ceil(wait / 60_000)) });
      return showFeedback(about.path, visit, { answers, notice }, { status: 429, retryAfter: wait });
    }
    const isUseful = answerTo(answers, "useful") === "yes";
    const given = isUseful ? ["yes"] : ["no", ...answersTo(answers, "reasons")];
    await countAnswers(account.db, dayInNewZealand(now), about.counted, given);
  } catch (error) {
    logFailure(error, visit.request);
    return showFeedback(about.path, visit, { answers, notice: words(language)("failed") }, { status: 503 });
  }
  return redirectTo(visit, addressOf({ about: about.path, sent: "yes" }));
}

const showFeedback = async (
  about: string | null,
  visit: Visit,
  props: Partial<FeedbackPageProps>,
  options: RenderOptions = {},
) =>
  show<FeedbackPageProps>(
    { answers: {}, errors: {}, ...props, about: (await existingPage(about, visit)).path },
    options,
  );

/** For what is no page of ours, or one of somebody's own application, the home page; counted are steps by their pattern. */
async function existingPage(given: string | null, visit: Visit): Promise<{ path: string; counted: string }> {
  const { path } = readAddress(safeRedirectPath(given, visit.site).replace(/\?.*$/, ""));
  const counted = visit.site.countedAs(path, await namedPages(visit));
  return counted && path.length <= 80 && !/\d/.test(path) ? { path, counted } : { path: "/", counted: "/" };
}

function addressOf(values: Readonly<Record<string, string | readonly string[]>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) query.append(name, each);
  return `${feedbackPath}?${query}`;
}

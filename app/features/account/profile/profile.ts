import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readForm, submissionIn } from "#app/forms/submission.ts";
import { readDate } from "#app/forms/typed-day.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand, toIso } from "#app/nz/date.ts";
import { type PageResponse, type PageResult, show, switchLanguage } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Preference } from "#app/server/visitor/preference.ts";
import { type Personalisation, personalisationOf, saveChanges } from "../personalisation.ts";
import { type FormContext, formContext, isSaved, redirectBack, whyLoggedOut } from "../returning.ts";
import { readDueDateForm } from "./due-date-question.tsx";
import { answersFrom, checkProfile, profile } from "./profile-questions.ts";
import { forgetTyped, keepTyped, readTyped } from "./typed-answers.ts";

const words = wordsOf("account");

export type UnsavedReason = "unsaved" | "tooMany" | "once";

export interface ProfilePageProps {
  known: Personalisation;
  answers: Answers;
  errors: Errors;
  unsaved?: UnsavedReason | undefined;
  isSaved?: boolean;
  isDeleted?: boolean;
  /** A second press leads back to this page. */
  next?: string | undefined;
}

/** Includes typed input that was not saved. */
export async function openProfile(visit: Visit): Promise<PageResult<ProfilePageProps>> {
  const known = await personalisationOf(visit);
  const typed = await readTyped(visit);
  const asked = new URLSearchParams(visit.request.search);
  return show({
    known,
    answers: typed ?? answersFrom(known),
    errors: {},
    unsaved: typed && "unsaved",
    isSaved: isSaved(visit.request.search),
    isDeleted: asked.has("deleted"),
  });
}

/** Whatever the button, typed input is kept. */
export async function submitProfile(visit: Visit, request: Request): Promise<PageResponse<ProfilePageProps>> {
  const sent = await readProfile(request, visit.request.language);
  const answer = await submitted(visit, sent);
  const { next } = sent.around;
  return answer instanceof Response ? answer : { ...answer, props: { ...answer.props, next } };
}

async function submitted(
  visit: Visit,
  { answers, formatErrors, intent, around }: Awaited<ReturnType<typeof readProfile>>,
): Promise<PageResponse<ProfilePageProps>> {
  const known = await personalisationOf(visit);
  const { isOfPerson } = around;
  if (visit.request.originUnknown)
    return show({ known, answers, errors: {}, unsaved: "once" }, { status: 403 });
  if (intent === "language" || intent === "keep") {
    const cookies = await keepTyped(visit, answers, isOfPerson);
    return intent === "keep"
      ? show({ known, answers, errors: {} }, { cookies })
      : switchLanguage(visit, "/profile", cookies);
  }
  const { language } = visit.request;
  const checked = checkProfile(answers, isOfPerson, dayInNewZealand(visit.request.now), language);
  const errors = { ...checked.errors, ...formatErrors };
  if (Object.keys(errors).length > 0) return show({ known, answers, errors }, { status: 422 });
  return save(checked.answers, around, known, visit);
}

async function readProfile(request: Request, language: Language) {
  const { data, formatErrors } = readDueDateForm(await readForm(request), language);
  return { ...submissionIn(data, profile[language]), formatErrors, around: formContext(data) };
}

async function save(
  answers: Answers,
  around: FormContext,
  known: Personalisation,
  visit: Visit,
): Promise<PageResponse<ProfilePageProps>> {
  // After a log-out in another tab, personal data would be saved in the browser.
  if (around.isOfPerson && !visit.account.person)
    return sessionEnded(whyLoggedOut(visit), answers, known, visit, []);
  const outcome = await saveChanges(visit, changesIn(answers, around, known));
  if (!outcome.ok) {
    const { reason, headers } = outcome;
    return reason === "too-many"
      ? show({ known, answers, errors: {}, unsaved: "tooMany" }, { status: 422 })
      : sessionEnded(reason, answers, known, visit, headers);
  }
  const address = around.isOfPerson ? answerTo(answers, "email") : undefined;
  if (address && address !== known.email && address !== known.pendingEmail) {
    const added = await visit.account.emailAddresses.add(address);
    if (!added.ok && "headers" in added)
      return sessionEnded(added.reason, answers, known, visit, added.headers);
    if (!added.ok) return notAdded(added.reason, answers, known, visit);
  }
  return redirectBack(around, "/profile", visit, [...outcome.headers, ...(await forgetTyped(visit))]);
}

function changesIn(
  answers: Answers,
  { isOfPerson }: FormContext,
  { dueDate }: Personalisation,
): Preference[] {
  const typed = readDate(answers, "dueDate");
  const [before, after] = [dueDate, typed].map((day) => (day ? toIso(day) : "")) as [string, string];
  const subscribed = String(answerTo(answers, "subscribed") === "true");
  return [
    ...(before === after ? [] : [{ group: "settings", key: "dd", val: after }]),
    // Explicitly chosen, even if it is the default.
    ...(isOfPerson ? [{ group: "settings", key: "subscribed", val: subscribed }] : []),
  ];
}

/** A failed save shows the local-timeout message and a logged-out state; typed input is kept. */
async function sessionEnded(
  reason: "expired" | "unavailable",
  answers: Answers,
  known: Personalisation,
  visit: Visit,
  cookies: readonly string[],
): Promise<PageResult<ProfilePageProps>> {
  const kept = (await visit.account.pendingInput.save("profile", answers)) ?? [];
  return show(
    { known: { ...known, isLoggedIn: false }, answers, errors: {}, unsaved: "unsaved" },
    {
      status: reason === "expired" ? 403 : 503,
      cookies: [...cookies, ...kept],
      page: { isLoggedOut: true },
    },
  );
}

/** The settings are saved but not the address: the number of confirmation mails is limited. */
function notAdded(
  reason: "not-an-address" | "too-often",
  answers: Answers,
  known: Personalisation,
  visit: Visit,
): PageResult<ProfilePageProps> {
  const t = words(visit.request.language);
  const isOften = reason === "too-often";
  const email = [t(isOften ? "profile/errors/emailOften" : "profile/errors/emailFormat")];
  return show({ known, answers, errors: { email } }, { status: isOften ? 429 : 422 });
}

import type { Answers } from "#app/forms/answers.ts";
import { question, section, step, when } from "#app/forms/builders.ts";
import { any, fromEarlierSteps, is } from "#app/forms/conditions/condition.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { line } from "#app/forms/fields/line.tsx";
import { dateAnswers, readDate } from "#app/forms/typed-day.ts";
import { validate } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { toIso } from "#app/nz/date.ts";
import { isEmail } from "#app/nz/email.ts";
import type { Personalisation } from "../personalisation.ts";
import { dueDateField } from "./due-date-question.tsx";

const formWords = wordsOf("forms");
const words = wordsOf("account");

/** One for each language: questions hold their own messages. */
export const profile: Record<Language, Step> = { en: profileIn("en"), mi: profileIn("mi") };
export const profileTexts: Record<Language, QuestionTexts> = { en: textsIn("en"), mi: textsIn("mi") };

export const earlierAnswers = (isLoggedIn: boolean): Answers => ({ isLoggedIn: String(isLoggedIn) });

/** A due date is at most this many years ahead. */
const furthest = 2;

/** @param today YYYY-MM-DD */
export function checkProfile(answers: Answers, isLoggedIn: boolean, today: string, language: Language) {
  const checked = validate(
    profile[language],
    answers,
    profileTexts[language],
    formWords(language),
    earlierAnswers(isLoggedIn),
  );
  const dueDate = readDate(checked.answers, "dueDate");
  const last = `${Number(today.slice(0, 4)) + furthest}${today.slice(4)}`;
  if (!dueDate || toIso(dueDate) <= last) return checked;
  const errors = { ...checked.errors, dueDate: [words(language)("profile/errors/tooFar")] };
  return { ...checked, errors };
}

function profileIn(language: Language): Step {
  const t = words(language);
  const isSubscribed = is("subscribed", "true");
  const email = line({
    max: 254,
    validate: (answer) => (isEmail(answer) ? undefined : t("profile/errors/emailFormat")),
    attributes: { type: "email", autoComplete: "email", spellCheck: false },
  });
  return step("profile", [
    section("profile", {
      dueDate: question(
        { ...dueDateField, missing: () => t("profile/errors/dueDate") },
        // Refers to the next question; checked once all are answered.
        { required: isSubscribed },
      ),
      ...when(
        fromEarlierSteps(({ isLoggedIn }) => isLoggedIn === "true"),
        {
          // A checkbox needs no "optional".
          subscribed: question(declaration("true"), { required: any() }),
          email: question({ ...email, missing: () => t("profile/errors/email") }, { required: isSubscribed }),
        },
      ),
    }),
  ]);
}

function textsIn(language: Language): QuestionTexts {
  const t = words(language);
  return {
    dueDate: {
      label: t("profile/questions/dueDate/label"),
      hint: t("profile/questions/dueDate/hint"),
    },
    subscribed: {
      label: t("profile/questions/subscribed/label"),
      short: t("profile/questions/subscribed/short"),
      hint: t("profile/questions/subscribed/hint"),
    },
    email: {
      label: t("profile/questions/email/label"),
    },
  };
}

export function answersFrom({ dueDate, isSubscribed, email, pendingEmail }: Personalisation): Answers {
  const address = email ?? pendingEmail;
  return {
    ...(dueDate ? dateAnswers("dueDate", dueDate) : {}),
    ...(isSubscribed ? { subscribed: "true" } : {}),
    ...(address ? { email: address } : {}),
  };
}

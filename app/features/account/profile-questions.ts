import type { Answers } from "#app/forms/answers.ts";
import { question, section, step, when } from "#app/forms/builders.ts";
import { any, fromEarlierSteps, is } from "#app/forms/condition.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { line } from "#app/forms/fields/line.tsx";
import type { Language } from "#app/i18n/languages.ts";
import { toIso } from "#app/nz/date.ts";
import { isEmail } from "#app/nz/email.ts";
import { readDueDate } from "./due-date.ts";
import type { Personalisation } from "./personalisation.ts";
import { words } from "./words.ts";

/** The profile's questions (spec 1 sections 2.9 and 5), in each language because their messages are their own. */
export const profile: Record<Language, Step> = { en: profileIn("en"), mi: profileIn("mi") };
export const profileTexts: Record<Language, QuestionTexts> = { en: textsIn("en"), mi: textsIn("mi") };

/** Reminders and the e-mail address need a log-in (spec 1 section 6). */
export const earlierAnswers = (isLoggedIn: boolean): Answers => ({ isLoggedIn: String(isLoggedIn) });

function profileIn(language: Language): Step {
  const t = words(language);
  const isSubscribed = is("subscribed", "true");
  const dueDate = line({
    max: 10,
    validate: (answer) => (readDueDate(answer) ? undefined : t("profile/errors/format")),
    // Browsers send yyyy-mm-dd, whatever they display.
    attributes: { type: "date", autoComplete: "off" },
  });
  const email = line({
    max: 254,
    validate: (answer) => (isEmail(answer) ? undefined : t("profile/errors/emailFormat")),
    attributes: { type: "email", autoComplete: "email", spellCheck: false },
  });
  return step("profile", [
    section("profile", {
      dueDate: question(
        { ...dueDate, missing: () => t("profile/errors/dueDate") },
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

/** The answers that are known, as the form shows them. */
export function answersFrom({ dueDate, isSubscribed, email, pendingEmail }: Personalisation): Answers {
  const address = email ?? pendingEmail;
  return {
    ...(dueDate ? { dueDate: toIso(dueDate) } : {}),
    ...(isSubscribed ? { subscribed: "true" } : {}),
    ...(address ? { email: address } : {}),
  };
}

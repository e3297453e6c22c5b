import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import type { Errors } from "#app/forms/validate.ts";
import { QuestionView } from "#app/forms/view/question-view.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Personalisation } from "../personalisation.ts";
import { earlierAnswers, profile, profileTexts } from "./profile-questions.ts";

const formWords = wordsOf("forms");
const words = wordsOf("account");

export const profileFormId = "profile-form";

interface ProfileFormProps {
  known: Personalisation;
  answers: Answers;
  errors?: Errors;
  isOwnPage?: boolean;
  next?: string | undefined;
}

export function ProfileForm({ known, answers, errors = {}, isOwnPage = false, next }: ProfileFormProps) {
  const { language, path } = usePage();
  const t = words(language);
  const to = useAddress();
  const { isLoggedIn, isPersonal } = known;
  const { questions } = prune(profile[language], answers, earlierAnswers(isLoggedIn));
  return (
    <form
      id={profileFormId}
      className="account"
      method="post"
      action={to("/profile")}
      noValidate
      data-keeps=""
    >
      {(isPersonal || isOwnPage) && <FormToken />}
      <input type="hidden" name="next" value={next ?? path} />
      {isLoggedIn && <input type="hidden" name="as" value="person" />}
      <p>{t("profile/intro")}</p>
      {questions.map((question) => (
        <QuestionView
          key={question.name}
          question={question}
          text={profileTexts[language][question.template]!}
          answers={answers}
          errors={errors}
          t={formWords(language)}
          focus={false}
        />
      ))}
      {isLoggedIn ? <Pending known={known} /> : <LogIn next={next} />}
      <div className="buttons">
        <button
          className="button"
          type="submit"
          name="intent"
          value="next"
          data-event="Profile Data|Click|Save"
        >
          {t("profile/save")}
        </button>{" "}
        <button className="button-quiet" type="submit" formAction={to("/calendar.ics")}>
          {t("calendar/button")}
        </button>
      </div>
    </form>
  );
}

function Pending({ known: { pendingEmail } }: Pick<ProfileFormProps, "known">) {
  const t = words(usePage().language);
  if (!pendingEmail) return null;
  const [before = "", after = ""] = t("profile/pending", { email: "\n" }).split("\n");
  return (
    <p className="notice">
      <Rich text={before} />
      <b>{pendingEmail}</b>
      <Rich text={after} />
    </p>
  );
}

function LogIn({ next = "/profile" }: { next?: string | undefined }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <>
      <p className="note">{t("profile/inBrowser")}</p>
      <p>{t("profile/logIn/body")}</p>
      <p>
        <a className="button-quiet" href={`${to("/login/")}?next=${encodeURIComponent(to(next))}`}>
          {t("profile/logIn/link")}
        </a>
      </p>
    </>
  );
}

import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../../.build/styles.json";
import { Saved } from "../saved.tsx";
import type { ProfilePageProps } from "./profile.ts";
import { ProfileForm, profileFormId } from "./profile-form.tsx";
import { profile, profileTexts } from "./profile-questions.ts";

const formWords = wordsOf("forms");
const words = wordsOf("account");

/** For errors, and for browsers without drawers. */
export function ProfilePage({ known, answers, errors, unsaved, isSaved, isDeleted, next }: ProfilePageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <Page
      title={[t("profile/title")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.account]}
      form={{ id: profileFormId, submit: t("profile/save") }}
      unlisted
      isPrivate
    >
      <ErrorSummary
        questions={questionsOf(profile[language], answers)}
        errors={errors}
        texts={profileTexts[language]}
        t={formWords(language)}
      />
      <Heading level={1} text={t("profile/title")} companion={words("mi")("profile/title")} />
      {unsaved && (
        <p className="notice" role="alert">
          {t(`profile/${unsaved}`)}
        </p>
      )}
      {isDeleted && (
        <p className="notice" role="status">
          {t("profile/deleted")}
        </p>
      )}
      {isSaved && <Saved known={known} />}
      <ProfileForm known={known} answers={answers} errors={errors} isOwnPage next={next} />
      <section aria-labelledby="about-you">
        <h2 id="about-you">{t("profile/more")}</h2>
        <ul className="reach">
          <li>
            <a href={to("/to-do")}>{t("toDo/title")}</a>
          </li>
          <li>
            <a href={to("/profile/delete")}>{t("deletion/link")}</a>
          </li>
        </ul>
      </section>
    </Page>
  );
}

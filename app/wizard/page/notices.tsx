import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { stepPath } from "../service.ts";
import type { Notice, StepPageProps } from "./props.ts";

const wizardWords = wordsOf("wizard/page");

export function Notices({ view }: { view: StepPageProps }) {
  return view.notices.map((notice) => <OneNotice key={notice} notice={notice} view={view} />);
}

function OneNotice({ notice, view }: { notice: Notice; view: StepPageProps }) {
  const { language } = usePage();
  const t = wizardWords(language);
  switch (notice) {
    case "saved":
      return (
        <p className="notice saved-draft" role="status">
          {view.state.service.words(language)("notices/saved")}
        </p>
      );
    case "unsaved":
    case "too-long":
      return (
        <div className="notice" role="alert">
          <p className="unsaved-draft">
            <b>{t(notice === "unsaved" ? "notices/unsaved" : "notices/tooLong")}</b>
          </p>
          <p>{t("notices/unsavedBody")}</p>
        </div>
      );
    case "unreadable":
    case "over":
      return (
        <p className="notice" role="alert">
          {t(`notices/${notice}`)}
        </p>
      );
    case "typed-back":
      return (
        <p className="notice" role="status">
          {t("notices/typedBack")}
        </p>
      );
    case "log-in":
      return <LogIn view={view} />;
    case "typed-before":
      return <TypedBefore view={view} />;
  }
}

function LogIn({ view: { state, step, part } }: { view: StepPageProps }) {
  const t = wizardWords(usePage().language);
  const to = useAddress();
  const next = encodeURIComponent(to(stepPath(state.service, step, undefined, { saved: "yes", part })));
  return (
    <section className="notice" aria-labelledby="log-in-title" tabIndex={-1} autoFocus>
      <h2 id="log-in-title">{t("notices/logIn/title")}</h2>
      <p>{t("notices/logIn/body")}</p>
      <p>
        <a className="button" href={`${to("/login/")}?next=${next}`}>
          {t("notices/logIn/link")}
        </a>
      </p>
    </section>
  );
}

function TypedBefore({ view: { step, state } }: { view: StepPageProps }) {
  const { language } = usePage();
  const t = wizardWords(language);
  const to = useAddress();
  const { service, draft, typedBefore } = state;
  if (!draft || !typedBefore) return null;
  const [saved, typed] = [draft, typedBefore].map(({ changedAt }) => momentInWords(changedAt, language));
  return (
    <section className="notice" aria-labelledby="typed-before">
      <h2 id="typed-before">{t("notices/typedBefore/title")}</h2>
      <p>{t("notices/typedBefore/body", { saved: saved ?? "", typed: typed ?? "" })}</p>
      <form id="between" method="post" action={to(stepPath(service, step))}>
        <FormToken />
        {(["leave", "take"] as const).map((choice) => (
          <p key={choice}>
            <button className="button-quiet" type="submit" name="intent" value={`${choice}-typed`}>
              {t(`notices/typedBefore/${choice}`)}
            </button>{" "}
            {t(`notices/typedBefore/${choice}Hint`)}
          </p>
        ))}
      </form>
    </section>
  );
}

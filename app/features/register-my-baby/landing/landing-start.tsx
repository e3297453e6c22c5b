import type { ReactNode } from "react";
import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { FormsHere } from "#app/wizard/begin/forms-here.tsx";
import { pages, stepPath } from "../pages.ts";
import { birthRegistration } from "../service.ts";
import type { LandingPageProps, SentHere } from "./open-landing.ts";

const landingWords = wordsOf("register-my-baby/landing");

const first = stepPath("child-details");

export function LandingStart(props: LandingPageProps) {
  const { person, forms, now, isUnknown, isDeleted, hasFailed, sent } = props;
  const t = landingWords(usePage().language);
  const hasForms = forms.current !== undefined || forms.aside.length > 0;
  return (
    <div className="drafts">
      {sent && <Sent {...sent} />}
      {isDeleted && (
        <p className="notice" role="status">
          {t("remove/done")}
        </p>
      )}
      {hasFailed && (
        <p className="notice" role="alert">
          {t("remove/failed")}
        </p>
      )}
      {isUnknown && (
        <p className="notice" role="alert">
          {t("unknown")}
        </p>
      )}
      {person?.changedAt === undefined ? (
        <Begin canLogIn={!person} canStart={person !== undefined || forms.current === undefined}>
          {hasForms && <FormsHere service={birthRegistration} forms={forms} now={now} />}
        </Begin>
      ) : (
        <>
          <Resume changedAt={person.changedAt} />
          {hasForms && <FormsHere service={birthRegistration} forms={forms} now={now} />}
        </>
      )}
    </div>
  );
}

/** Who comes back to the front door finds what was sent, before the way to a new form. */
function Sent({ reference, left }: SentHere) {
  const t = landingWords(usePage().language);
  const to = useAddress();
  return (
    <div className="notice">
      <p>{t("sent/body", { reference })}</p>
      <p>
        <a className="button" href={to(pages.confirmation)}>
          {t(`sent/${left}`)}
        </a>
      </p>
    </div>
  );
}

interface BeginProps {
  canLogIn: boolean;
  /** When false, the list of forms in this browser offers it. */
  canStart: boolean;
  children: ReactNode;
}

function Begin({ canLogIn, canStart, children }: BeginProps) {
  const t = landingWords(usePage().language);
  const to = useAddress();
  return (
    <>
      {canStart && (
        <p>
          <a className="button" href={`${to(first)}?start=yes`}>
            {t("start")}
          </a>
        </p>
      )}
      {children}
      <p className="buttons">
        {canLogIn && (
          <>
            <a className="button-quiet" href={`${to("/login/")}?next=${encodeURIComponent(to(first))}`}>
              {t("resume")}
            </a>{" "}
          </>
        )}
        <WithCode /> <ToStatus />
      </p>
      {canLogIn && <p className="note">{t("logInHint")}</p>}
    </>
  );
}

function WithCode() {
  const t = landingWords(usePage().language);
  const to = useAddress();
  return (
    <a className="button-quiet" href={to(pages.continue)}>
      {t("withCode")}
    </a>
  );
}

function ToStatus() {
  const to = useAddress();
  return (
    <a className="button-quiet" href={to(pages.status)}>
      {landingWords(usePage().language)("status")}
    </a>
  );
}

function Resume({ changedAt }: { changedAt: number }) {
  const { language } = usePage();
  const t = landingWords(language);
  const to = useAddress();
  return (
    <>
      <p>
        <a className="button" href={to(first)}>
          {t("resume")}
        </a>
      </p>
      <p>{t("changed", { moment: momentInWords(changedAt, language) })}</p>
      <details>
        <summary>{t("remove/summary")}</summary>
        <p>{t("remove/body")}</p>
        <form method="post" action={to(pages.landing)}>
          <FormToken />
          <button className="button-quiet" type="submit" name="intent" value="delete-draft">
            {t("remove/button")}
          </button>
        </form>
      </details>
    </>
  );
}

import { dayInWords } from "#app/i18n/day.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages } from "../pages.ts";
import { landingWords } from "./words.ts";

/** What the person who is logged in has begun. */
export type BegunApplication =
  | { readonly is: "none" }
  /** @property keptUntil milliseconds since 1970; undefined where nothing is typed any more */
  | { readonly is: "begun"; readonly keptUntil: number | undefined }
  /** @property at milliseconds since 1970 */
  | { readonly is: "lapsed"; readonly at: number }
  /** The database cannot be reached. */
  | { readonly is: "unknown" };

export interface LandingStartProps {
  /** Undefined where nobody is logged in. */
  readonly application: BegunApplication | undefined;
}

export function LandingStart({ application }: LandingStartProps) {
  const { language } = usePage();
  const t = landingWords(language);
  const to = useAddress();
  if (!application)
    return (
      <>
        <p>
          <a className="button" href={`${to("/login/")}?next=${encodeURIComponent(to(pages.eligibility))}`}>
            {t("logIn")}
          </a>
        </p>
        <p className="note">{t("logInHint")}</p>
      </>
    );
  if (application.is === "begun") return <GoOn keptUntil={application.keptUntil} />;
  return (
    <>
      {application.is === "lapsed" && (
        <div className="notice">
          <p>
            <b>{t("lapsed/title")}</b>
          </p>
          <p>{t("lapsed/body", { day: dayOf(application.at, language) })}</p>
        </div>
      )}
      {application.is === "unknown" && (
        <p className="notice" role="alert">
          {t("unknown")}
        </p>
      )}
      <p>
        <a className="button" href={to(pages.eligibility)}>
          {t("start")}
        </a>
      </p>
    </>
  );
}

function GoOn({ keptUntil }: { keptUntil: number | undefined }) {
  const { language } = usePage();
  const t = landingWords(language);
  const to = useAddress();
  return (
    <>
      <p>
        <a className="button" href={to(pages.eligibility)}>
          {t(keptUntil === undefined ? "goOnSent" : "goOn")}
        </a>
      </p>
      {keptUntil !== undefined && <p>{t("kept", { day: dayOf(keptUntil, language) })}</p>}
    </>
  );
}

const dayOf = (moment: number, language: "en" | "mi"): string =>
  dayInWords(dayInNewZealand(new Date(moment)), language);

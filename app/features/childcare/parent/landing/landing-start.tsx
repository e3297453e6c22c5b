import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { BegunApplication } from "../eligibility/begun-application.ts";
import { pages } from "../pages.ts";
import { type RightNow, sentenceOf } from "../supervisors/right-now.ts";
import { RightNowBox } from "../supervisors/way.tsx";

const landingWords = wordsOf("childcare/parent/landing");

export interface LandingStartProps {
  /** Undefined when nobody is logged in. */
  readonly application: BegunApplication | undefined;
  /** Once services were asked. */
  readonly now?: RightNow | undefined;
}

export function LandingStart({ application, now }: LandingStartProps) {
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
  if (application.is === "begun") return <GoOn keptUntil={application.keptUntil} now={now} />;
  return (
    <>
      {application.is === "lapsed" && (
        <div className="notice">
          <p>
            <b>{t("lapsed/title")}</b>
          </p>
          <p>
            {application.at === undefined
              ? t("lapsed/body")
              : t("lapsed/on", { day: dayOf(application.at, language) })}
          </p>
        </div>
      )}
      {application.is === "sent" && (
        <p className="notice">{t("sent", { day: dayOf(application.at, language) })}</p>
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

function GoOn({ keptUntil, now }: { keptUntil: number } & Pick<LandingStartProps, "now">) {
  const { language } = usePage();
  const t = landingWords(language);
  const to = useAddress();
  return (
    <>
      {now && <RightNowBox text={sentenceOf(now, language)} />}
      <p>
        <a className="button" href={to(now ? pages.submitted : pages.eligibility)}>
          {t("goOn")}
        </a>
      </p>
      <p>{t("kept", { day: dayOf(keptUntil, language) })}</p>
    </>
  );
}

const dayOf = (moment: number, language: "en" | "mi"): string =>
  dayInWords(dayInNewZealand(new Date(moment)), language);

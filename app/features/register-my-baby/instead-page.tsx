import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { stepPath } from "./pages.ts";
import type { InsteadPageProps } from "./step-page-props.ts";
import { bestStartMoney } from "./steps/other-services/money.ts";
import { wizardWords } from "./wizard-words.ts";

/** The pages that stand in place of a step. */
export function InsteadPage(props: InsteadPageProps) {
  if (props.page === "not-born-in-nz") return <BornAbroad name={props.name} />;
  return <Trouble {...props} />;
}

/** Only births in New Zealand can be registered: what there is for others (spec 2 section 1). */
function BornAbroad({ name }: { name: string }) {
  const { language } = usePage();
  const t = wizardWords(language);
  const to = useAddress();
  return (
    <Page title={[t("abroad/title"), t("service")]} sheets={[styles.registration]} unlisted>
      <div className="prose">
        <Heading level={1} text={t("abroad/heading")} companion={wizardWords("mi")("abroad/heading")} />
        <p className="lead">{t("abroad/register")}</p>
        <h2>
          <Rich text={t("abroad/bestStart/title")} />
        </h2>
        <p>
          <Rich text={t("abroad/bestStart/body", { weekly: `$${bestStartMoney.weekly.dollars}` })} />
        </p>
        <h2>{t("abroad/citizenship/title")}</h2>
        <p>
          <Rich text={t("abroad/citizenship/body")} />
        </p>
        <p>
          <Rich text={t("abroad/citizenship/link")} />
        </p>
        <p>
          <a className="button-quiet" href={to(stepPath(name, "child.bornInNZ"))}>
            {t("back")}
          </a>
        </p>
      </div>
    </Page>
  );
}

/** Something that the service needs does not answer, or the log-in has ended. */
function Trouble({ page, name, isKept }: InsteadPageProps) {
  const { language } = usePage();
  const t = wizardWords(language);
  const to = useAddress();
  const again = `${to(stepPath(name))}?again=1`;
  const kind = page === "session-ended" ? "ended" : page === "unavailable" ? "unavailable" : "unreachable";
  return (
    <Page title={[t(`${kind}/heading`), t("service")]} sheets={[styles.registration]} unlisted>
      <div className="prose">
        <h1>{t(`${kind}/heading`)}</h1>
        {kind === "unavailable" && (
          <div className="notice" role="alert">
            <p>
              {t("unavailable/before")}
              <a href={again}>{t("unavailable/link")}</a>
              {t("unavailable/after")}
            </p>
            {isKept && <p>{t("unavailable/kept")}</p>}
          </div>
        )}
        {kind === "unreachable" && (
          <div className="notice" role="alert">
            <p>{t("unreachable/body")}</p>
            <p>{t("unreachable/hope")}</p>
            <p>
              <a href={again}>{t("unreachable/link")}</a>
            </p>
          </div>
        )}
        {kind === "ended" && (
          <>
            <p>{t("ended/body")}</p>
            <p>
              <a className="button" href={`${to("/login/")}?next=${encodeURIComponent(to(stepPath(name)))}`}>
                {t("ended/link")}
              </a>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

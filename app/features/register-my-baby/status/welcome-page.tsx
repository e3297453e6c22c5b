import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import { ConfirmationFrame } from "../confirmation/frame.tsx";
import { pages } from "../pages.ts";
import type { WelcomePageProps } from "./open-status.ts";
import { SkySheet } from "./sky-sheet.tsx";
import { dayOf } from "./status-page.tsx";

const lossWords = wordsOf("register-my-baby/loss");
const statusWords = wordsOf("register-my-baby/status");

const good = ["doctor", "wellChild", "immunisation"] as const;

/** Glad only of a child whom the registry says to be alive. */
export function WelcomePage(props: WelcomePageProps) {
  const { status, child } = props;
  const { language } = usePage();
  const to = useAddress();
  const t = statusWords(language);
  const isGlad = child.isAlive === true;
  const registered = status.stages.find(({ stage }) => stage === "registered")?.at;
  return (
    <ConfirmationFrame
      title={t("welcome/title")}
      heading={
        <h1 className="no-print">
          {isGlad && <span lang="mi">Nau mai, </span>}
          {child.firstNames}
        </h1>
      }
      sheets={[styles.status]}
      isGlad={isGlad}
    >
      {!isGlad && <p className="lead no-print">{t("welcome/loss/lead")}</p>}
      <SkySheet child={child} registered={registered && dayOf(registered, language)} />
      <p className="note no-print">{t("welcome/print")}</p>
      <div className="no-print">
        {isGlad ? <Good /> : <Quiet />}
        <Comes {...props} />
        <p>
          <a href={to(pages.status)}>{t("welcome/back")}</a>
        </p>
      </div>
    </ConfirmationFrame>
  );
}

function Good() {
  const t = statusWords(usePage().language);
  return (
    <>
      <h2>{t("welcome/now/title")}</h2>
      <ul>
        {good.map((thing) => (
          <li key={thing}>
            <Rich text={t(`welcome/now/${thing}`)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Quiet() {
  const { language } = usePage();
  const t = lossWords(language);
  return (
    <>
      <h2>{statusWords(language)("welcome/loss/title")}</h2>
      <p>
        <Rich text={t("support")} />
      </p>
      <p>
        <Rich text={t("have")} />
      </p>
    </>
  );
}

function Comes({ status: { stages }, child }: WelcomePageProps) {
  const { language } = usePage();
  const t = statusWords(language);
  const certificate = stages.find(({ stage }) => stage === "certificatePosted");
  const number = stages.find(({ stage }) => stage === "irdNumberSent");
  const lines = [
    certificate &&
      (certificate.at
        ? t("welcome/comes/certificatePosted", { day: dayOf(certificate.at, language) })
        : t("welcome/comes/certificate")),
    number &&
      (number.at
        ? t("welcome/comes/irdNumberSent", { day: dayOf(number.at, language) })
        : t("welcome/comes/irdNumber")),
    !certificate && !number && child.isAlive && t("welcome/comes/nothing"),
    child.isAlive && t("welcome/comes/bestStart"),
  ].filter((line) => typeof line === "string");
  if (lines.length === 0) return null;
  return (
    <>
      <h2>{t("welcome/comes/title")}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </>
  );
}

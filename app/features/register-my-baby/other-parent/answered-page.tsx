import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { stepPath } from "#app/wizard/service.ts";
import styles from "../../../../.build/styles.json";
import { Condolences } from "../loss/condolences.tsx";
import { isLost } from "../loss/lost.ts";
import { pages } from "../pages.ts";
import { titlesOf } from "../steps/person/titles.ts";
import type { AnsweredPageProps } from "./answered.ts";
import { parentNames } from "./parent-names.ts";
import { otherThan, secondIn } from "./shown.ts";
import { agree } from "./steps/agree.ts";
import { yourDetails } from "./steps/your-details.ts";

const wizardWords = wordsOf("wizard/page");
const otherParentWords = wordsOf("register-my-baby/other-parent");

const base = { base: pages.otherParent };

export function AnsweredPage(props: AnsweredPageProps) {
  const { language } = usePage();
  const t = otherParentWords(language);
  const mi = otherParentWords("mi");
  if (props.page === "out-of-reach") return <OutOfReach />;
  if (props.page === "decline") return <Decline hasFailed={props.hasFailed} />;
  const { is } = props;
  return (
    <Frame title={t(`answered/${is}/title`)} companion={mi(`answered/${is}/title`)}>
      {is === "submitted" && <Submitted reference={props.reference} />}
      {is === "withdrawn" && <p>{t("answered/withdrawn/body")}</p>}
      {(is === "agreed" || is === "declined") && <Replied {...props} is={is} />}
      <p className="no-print">{t("answered/private")}</p>
    </Frame>
  );
}

function Submitted({ reference }: { reference: string }) {
  const t = otherParentWords(usePage().language);
  return (
    <>
      <p>{t("answered/submitted/body")}</p>
      <p className="reference">
        {t("answered/submitted/reference")} <b className="reference-number">{reference}</b>{" "}
        <span>{t("answered/submitted/keep")}</span>
      </p>
    </>
  );
}

function Replied({ is, saved, isSending }: Extract<AnsweredPageProps, { is: "agreed" | "declined" }>) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  const names = parentNames(language, titlesOf(saved.facts), otherThan(secondIn(saved.facts)));
  return (
    <>
      {isLost(saved.facts) && <Condolences says={["support"]} />}
      {isSending && (
        <p className="notice" role="status">
          {t("agree/notes/sending")}
        </p>
      )}
      <p>{t(`answered/${is}/body`, names)}</p>
      <p>{t(`answered/${is}/again`, names)}</p>
      <p>
        <a className="button-quiet" href={to(stepPath(base, agree.name))}>
          {t("answered/look")}
        </a>
      </p>
      <p>
        <a className="button-quiet" href={to(stepPath(base, yourDetails.name))}>
          {t("answered/change")}
        </a>
      </p>
      {is === "agreed" && !isSending && (
        <p>
          <a href={to(pages.otherParentDecline)}>{t("answered/refuse")}</a>
        </p>
      )}
    </>
  );
}

function Decline({ hasFailed }: { hasFailed: boolean }) {
  const { language } = usePage();
  const to = useAddress();
  const t = otherParentWords(language);
  return (
    <Frame title={t("decline/title")} companion={otherParentWords("mi")("decline/title")}>
      {hasFailed && (
        <p className="notice" role="alert">
          {t("decline/failed")}
        </p>
      )}
      <p>{t("decline/body")}</p>
      <form method="post" action={to(pages.otherParentDecline)}>
        <FormToken />
        <p>
          <button className="button" type="submit">
            {t("decline/button")}
          </button>{" "}
          <a className="button-quiet" href={to(stepPath(base, agree.name))}>
            {t("decline/back")}
          </a>
        </p>
      </form>
    </Frame>
  );
}

function OutOfReach() {
  const { language } = usePage();
  const to = useAddress();
  const t = wizardWords(language);
  return (
    <Frame title={t("unreachable/heading")} companion={wizardWords("mi")("unreachable/heading")}>
      <div className="notice" role="alert">
        <p>{t("unreachable/body")}</p>
        <p>
          <a href={`${to(pages.otherParentAnswered)}?again=1`}>{t("unreachable/link")}</a>
        </p>
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  companion: string;
  children: ReactNode;
}

function Frame({ title, companion, children }: FrameProps) {
  const service = otherParentWords(usePage().language)("service");
  return (
    <ProsePage
      title={[title, service]}
      sheets={[styles["other-parent"]]}
      heading={title}
      companion={companion}
    >
      {children}
    </ProsePage>
  );
}

import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { WizardFrame } from "#app/wizard/page/frame.tsx";
import { WizardPage } from "#app/wizard/page/wizard-page.tsx";
import { OtherFamilies } from "./desk/families-list.tsx";
import type { EndPageProps, SupervisorPageProps } from "./page-props.ts";
import { codePath, deskPath, servicesPath } from "./pages.ts";
import { ReadingPage } from "./reading-page.tsx";

const deskWords = wordsOf("childcare/supervisor/desk");
const supervisorWords = wordsOf("childcare/supervisor");

export function SupervisorPage(props: SupervisorPageProps) {
  switch (props.page) {
    case "gone":
    case "changed":
    case "too-often":
    case "own":
    case "troubled":
    case "submitted":
      return <EndPage {...props} />;
    case "reading":
      return <ReadingPage {...props} />;
    case "step":
      return (
        <WizardFrame
          view={props}
          submit={props.step === "2" ? supervisorWords(props.state.facts.language)("send") : undefined}
          isRefused={"isProblem" in props}
          before={"isProblem" in props ? <Problem /> : null}
        />
      );
    default:
      return <WizardPage {...props} />;
  }
}

function Problem() {
  const t = supervisorWords(usePage().language);
  return (
    <div className="notice" role="alert">
      <p>
        <b>{t("problem")}</b>
      </p>
      <p>{t("problemBody")}</p>
    </div>
  );
}

function EndPage(props: Exclude<EndPageProps, { page: "reading" }>) {
  const { language } = usePage();
  const t = supervisorWords(language);
  const to = useAddress();
  switch (props.page) {
    case "gone":
      return (
        <Frame of="gone">
          <p>{t("gone/why")}</p>
          <p>{t("gone/hope")}</p>
          <p>
            <a href={to(codePath)}>{t("gone/code")}</a>
          </p>
        </Frame>
      );
    case "changed":
      return (
        <Frame of="changed">
          <p>{t("changed/body")}</p>
          <p>{t("changed/hope")}</p>
        </Frame>
      );
    case "too-often":
      return (
        <Frame of="tooMany">
          <p>{t("tooMany/body")}</p>
        </Frame>
      );
    case "own":
      return (
        <Frame of="own">
          <p>{t("own/body")}</p>
          <p>{t("own/mail")}</p>
          <p>
            <a href={to(servicesPath)}>{t("own/link")}</a>
          </p>
        </Frame>
      );
    case "troubled":
      return (
        <Frame of="troubled">
          <p>
            <Rich text={t("troubled/body")} />
          </p>
          <p>
            <a href={`${to(props.path)}?again=1`}>{t("troubled/link")}</a>
          </p>
        </Frame>
      );
    case "submitted":
      return (
        <Frame of="submitted">
          <p role="status">{t(`submitted/${props.reason ?? "approved"}`)}</p>
          <p>
            {t("submitted/number")} <b translate="no">{props.reference}</b>
          </p>
          <OtherFamilies families={props.others} />
          <p>
            <a href={to(`${deskPath}?service=${encodeURIComponent(props.provider)}`)}>
              {deskWords(language)("fromForm")}
            </a>
          </p>
          <p>{t("submitted/receipt")}</p>
          <p>{t("submitted/ended")}</p>
        </Frame>
      );
  }
}

function Frame({
  of,
  children,
}: {
  of: "gone" | "changed" | "tooMany" | "own" | "troubled" | "submitted";
  children: ReactNode;
}) {
  const { language } = usePage();
  const t = supervisorWords(language);
  const title = t(`${of}/title`);
  return (
    <ProsePage
      title={[t.find(`${of}/short`) ?? title, t("subsidy")]}
      heading={title}
      companion={supervisorWords("mi")(`${of}/title`)}
    >
      {children}
    </ProsePage>
  );
}

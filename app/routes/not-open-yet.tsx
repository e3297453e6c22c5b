import { shellWords } from "#app/i18n/shell.ts";
import { otherWay } from "#app/ui/other-ways.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";

/** Says honestly that a service is still being built, and how to get the same help until it opens. */
export default function NotOpenYet() {
  const { language, path } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  const service = path.split("/").find((part) => otherWay(part) !== "search") ?? "";
  return (
    <Page title={[t("notOpenYet/title")]} unlisted>
      <div className="prose">
        <h1>{t("notOpenYet/title")}</h1>
        <p>{t("notOpenYet/body")}</p>
        <p>
          <Rich text={t(`otherWays/${otherWay(service)}`)} />
        </p>
        <p>
          <a href={to("/")}>{t("notOpenYet/back")}</a>
        </p>
      </div>
    </Page>
  );
}

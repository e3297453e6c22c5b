import { shellWords } from "#app/i18n/shell.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePlace } from "#app/ui/place.tsx";
import { Rich } from "#app/ui/rich.tsx";

const ways = {
  "/register-my-baby": "registerBaby",
  "/financial-help/paid-parental-leave-checker": "paidParentalLeave",
  "/financial-help/childcare-subsidy-application": "childcareSubsidy",
  "/services-near-me": "servicesNearMe",
  "/news/baby-names": "babyNames",
  "/support": "support",
  "/search": "search",
  "/login": "logIn",
  "/contact": "search",
  "/your-privacy": "search",
  "/copyright": "search",
} as const;

/** The addresses that the menu already names and that no service answers yet. */
export const paths = Object.keys(ways);

/** Says honestly that a service is still being built, and how to get the same help until it opens. */
export default function NotOpenYet() {
  const { language, path } = usePlace();
  const t = shellWords(language);
  const to = useAddress();
  const way = ways[path.replace(/\/$/, "") as keyof typeof ways] ?? "search";
  return (
    <Page title={[t("notOpenYet/title")]} unlisted>
      <div className="prose">
        <h1>{t("notOpenYet/title")}</h1>
        <p>{t("notOpenYet/body")}</p>
        <p>
          <Rich text={t(`notOpenYet/ways/${way}`)} />
        </p>
        <p>
          <a href={to("/")}>{t("notOpenYet/back")}</a>
        </p>
      </div>
    </Page>
  );
}

import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { BeginPage } from "../begin/begin-page.tsx";
import { TakeAlongPage } from "../begin/take-along-page.tsx";
import { stepPath } from "../service.ts";
import { ClosedPage } from "./closed-page.tsx";
import type { FallbackPageProps, TroublePageProps } from "./props.ts";
import { TryAgain } from "./try-again.tsx";

const wizardWords = wordsOf("wizard/page");

export function FallbackPage(props: FallbackPageProps) {
  switch (props.page) {
    case "fallback":
      return <props.View step={props.step} />;
    case "closed":
      return <ClosedPage {...props} />;
    case "begin":
      return <BeginPage {...props} />;
    case "take-along":
      return <TakeAlongPage {...props} />;
    default:
      return <Trouble {...props} />;
  }
}

function Trouble({ page, service, step, part, isSaved }: TroublePageProps) {
  const { language } = usePage();
  const t = wizardWords(language);
  const of = service.words(language);
  const to = useAddress();
  const path = stepPath(service, step);
  const typedAt = stepPath(service, step, undefined, { part });
  const heading =
    page === "unavailable"
      ? of("unavailable/heading")
      : t(page === "session-ended" ? "ended/heading" : "unreachable/heading");
  return (
    <Page title={[heading, of("service")]} sheets={[styles.drafts]} unlisted isPrivate>
      <div className="prose">
        <h1>{heading}</h1>
        {page === "unavailable" && <TryAgain service={service} path={path} isKept={isSaved === true} />}
        {page === "unreachable" && (
          <div className="notice" role="alert">
            <p>{t("unreachable/body")}</p>
            <p>{t("unreachable/hope")}</p>
            <p>
              <a href={`${to(path)}?again=1`}>{t("unreachable/link")}</a>
            </p>
          </div>
        )}
        {page === "session-ended" && (
          <>
            <p>{t("ended/body")}</p>
            <p>
              <a className="button" href={`${to("/login/")}?next=${encodeURIComponent(to(typedAt))}`}>
                {t("ended/link")}
              </a>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

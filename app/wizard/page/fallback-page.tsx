import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { stepPath } from "../service.ts";
import type { FallbackPageProps } from "./props.ts";
import { wizardWords } from "./words.ts";

export function FallbackPage(props: FallbackPageProps) {
  return props.page === "fallback" ? <props.View step={props.step} /> : <Trouble {...props} />;
}

function Trouble({ page, service, step, isSaved }: Exclude<FallbackPageProps, { page: "fallback" }>) {
  const { language } = usePage();
  const t = wizardWords(language);
  const of = service.words(language);
  const to = useAddress();
  const again = `${to(stepPath(service, step))}?again=1`;
  const heading =
    page === "unavailable"
      ? of("unavailable/heading")
      : t(page === "session-ended" ? "ended/heading" : "unreachable/heading");
  return (
    <Page title={[heading, of("service")]} sheets={[styles.drafts]} unlisted isPrivate>
      <div className="prose">
        <h1>{heading}</h1>
        {page === "unavailable" && (
          <div className="notice" role="alert">
            <p>
              {of("unavailable/before")}
              <a href={again}>{of("unavailable/link")}</a>
              {of("unavailable/after")}
            </p>
            {isSaved && <p>{of("unavailable/kept")}</p>}
          </div>
        )}
        {page === "unreachable" && (
          <div className="notice" role="alert">
            <p>{t("unreachable/body")}</p>
            <p>{t("unreachable/hope")}</p>
            <p>
              <a href={again}>{t("unreachable/link")}</a>
            </p>
          </div>
        )}
        {page === "session-ended" && (
          <>
            <p>{t("ended/body")}</p>
            <p>
              <a
                className="button"
                href={`${to("/login/")}?next=${encodeURIComponent(to(stepPath(service, step)))}`}
              >
                {t("ended/link")}
              </a>
            </p>
          </>
        )}
      </div>
    </Page>
  );
}

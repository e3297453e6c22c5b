import { shellWords } from "#app/i18n/shell.ts";
import { Page } from "./page.tsx";
import { usePlace } from "./place.tsx";
import { Rich } from "./rich.tsx";

const kinds = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  413: "tooLarge",
  500: "failure",
} as const;

/** What a visitor sees in place of a page: what happened, in plain words, and what to do now. */
export function ErrorPage({ status }: { status: number }) {
  const { language, reference } = usePlace();
  const t = shellWords(language);
  const kind = kinds[status as keyof typeof kinds] ?? (status < 500 ? "badRequest" : "failure");
  const title = t(`pages/${kind}/title`);
  return (
    <Page title={[title]} unlisted isError>
      <div className="prose">
        <h1>{title}</h1>
        <p>{t(`pages/${kind}/body`)}</p>
        <p>
          <Rich text={t(`pages/${kind}/next`)} />
        </p>
        {kind === "failure" && (
          <p>
            <Rich text={t("pages/failure/reference", { reference })} />
          </p>
        )}
      </div>
    </Page>
  );
}

import { wordsOf } from "#app/i18n/words.ts";
import { StageList } from "./header.tsx";
import { Page } from "./page.tsx";
import { usePage } from "./page-context.tsx";
import { People } from "./people/people.tsx";
import { Rich } from "./rich.tsx";
import { SearchForm } from "./search/search-form.tsx";

const shellWords = wordsOf("i18n");

const kinds = {
  400: "badRequest",
  403: "forbidden",
  404: "notFound",
  405: "methodNotAllowed",
  410: "gone",
  413: "tooLarge",
  429: "tooOften",
  500: "failure",
} as const;

export function ErrorPage({ status }: { status: number }) {
  const { language, reference, shell } = usePage();
  const t = shellWords(language);
  const kind = kinds[status as keyof typeof kinds] ?? (status < 500 ? "badRequest" : "failure");
  const title = t(`pages/${kind}/title`);
  return (
    <Page title={[title]} unlisted isError>
      <div className="prose">
        <People scene={kind === "notFound" || kind === "gone" ? "lost" : "pause"} />
        <h1>{title}</h1>
        <p>{t(`pages/${kind}/body`)}</p>
        <p>
          <Rich text={t(`pages/${kind}/next`)} />
        </p>
        {(kind === "notFound" || kind === "gone") && <SearchForm id="search-here" />}
        {kind === "notFound" && shell.stages.length > 0 && (
          <nav aria-labelledby="stages-here">
            <h2 id="stages-here">{t("pages/notFound/stages")}</h2>
            <StageList />
          </nav>
        )}
        {kind === "failure" && (
          <p>
            <Rich text={t("pages/failure/reference", { reference })} />
          </p>
        )}
      </div>
    </Page>
  );
}

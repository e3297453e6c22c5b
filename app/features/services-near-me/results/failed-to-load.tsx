import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { finderAddress } from "../query/finder-address.ts";
import type { FinderQuery } from "../query/finder-query.ts";

const shellWords = wordsOf("i18n");
const words = wordsOf("services-near-me");

interface FailedToLoadProps {
  query: FinderQuery;
  failed: "categories" | "services" | "both";
}

export function FailedToLoad({ query, failed }: FailedToLoadProps) {
  const t = words(usePage().language);
  return (
    <NotLoaded query={query} title={t(`failures/${failed}/title`)} body={t(`failures/${failed}/body`)} />
  );
}

/** The link retries at once and keeps what was chosen and typed. */
export function NotLoaded({ query, title, body }: { query: FinderQuery; title: string; body: string }) {
  const { language } = usePage();
  const to = useAddress();
  const address = to(finderAddress(query));
  return (
    <div className="notice" role="alert">
      <h3>{title}</h3>
      <p>{body}</p>
      <p>
        <a href={`${address}${address.includes("?") ? "&" : "?"}again=1`}>{shellWords(language)("again")}</a>
      </p>
    </div>
  );
}

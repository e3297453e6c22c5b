import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { finderAddress } from "../query/finder-address.ts";
import type { FinderQuery } from "../query/finder-query.ts";

const words = wordsOf("services-near-me");

/** May hold marks; undefined where the catalogue has a new one. */
export const kindName = (kind: string, language: Language): string | undefined =>
  words(language).find(`kinds/${kind}`) ?? words(language).find(`facts/${kind}`);

/** Links in one row that slides, so that it works without a script. */
export function Kinds({ query, kinds }: { query: FinderQuery; kinds: readonly string[] }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  if (kinds.length === 0) return null;
  return (
    <nav className="kinds" aria-label={t("service/kind")}>
      <ul>
        {[undefined, ...kinds].map((kind) => {
          const text = kind ? kindName(kind, language) : t("results/everyKind");
          return (
            <li key={kind ?? ""}>
              <a
                href={`${to(finderAddress(query, { kind, page: undefined, pin: undefined, map: undefined }))}#results`}
                aria-current={kind === query.kind ? "true" : undefined}
              >
                {text ? <Rich text={text} /> : <span lang={htmlLang.en}>{kind}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

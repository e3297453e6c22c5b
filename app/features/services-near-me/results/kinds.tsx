import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { finderAddress } from "../query/finder-address.ts";
import type { FinderQuery } from "../query/finder-query.ts";

const words = wordsOf("services-near-me");

/** Links, so that it works without a script. */
export function Kinds({ query, kinds }: { query: FinderQuery; kinds: readonly string[] }) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  if (kinds.length === 0) return null;
  const name = (kind: string) => t.find(`kinds/${kind}`) ?? t.find(`facts/${kind}`);
  return (
    <nav className="kinds" aria-label={t("service/kind")}>
      <ul>
        {[undefined, ...kinds].map((kind) => {
          const text = kind ? name(kind) : t("results/everyKind");
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

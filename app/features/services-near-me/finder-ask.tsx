import { QuietLine } from "#app/features/support/index.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { categoryName } from "./category-name.ts";
import { FinderForm } from "./finder-form.tsx";
import type { FinderPageProps } from "./open-finder.ts";
import { RememberedLine } from "./remembered-place/remembered-line.tsx";
import { kindName } from "./results/kinds.tsx";

const words = wordsOf("services-near-me");

/** Once services are found, what was asked is one row that opens. */
export function FinderAsk({ isFound, ...props }: FinderPageProps & { isFound: boolean }) {
  const { language } = usePage();
  const t = words(language);
  const { category, question, query } = props;
  const asked = (
    <>
      <FinderForm {...props} />
      {question && <QuietLine />}
      <RememberedLine {...props} />
    </>
  );
  if (!isFound || !category) return <div>{asked}</div>;
  const kind = query.kind && category.kinds.includes(query.kind) && kindName(query.kind, language);
  return (
    <details className="finder-asked" open={props.isNotSaved}>
      <summary>
        <span>
          <b>{query.place?.text}</b>{" "}
          <span className="also">{kind ? <Rich text={kind} /> : categoryName(category, language)}</span>
        </span>{" "}
        <span className="finder-change">{t("place/change")}</span>
      </summary>
      {asked}
    </details>
  );
}

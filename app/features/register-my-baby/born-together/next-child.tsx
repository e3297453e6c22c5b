import { momentInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { FormToken } from "#app/ui/form-token.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { pages, stepPath } from "../pages.ts";
import type { BornTogether } from "./next-registration.ts";
import { orderWords } from "./order-words.ts";

const bornTogetherWords = wordsOf("register-my-baby/born-together");

export function leadOf({ left }: BornTogether, language: Language): string | undefined {
  if (left.length === 0) return undefined;
  const orders = left.map((order) => orderWords(language, order)).join(", ");
  return bornTogetherWords(language)(left.length === 1 ? "lead/one" : "lead/several", {
    count: left.length,
    orders,
  });
}

export function NextChild({ left, canBegin, hasCode }: BornTogether & { hasCode: boolean }) {
  const t = bornTogetherWords(usePage().language);
  const [order] = left;
  if (!canBegin || !order) return null;
  return (
    <section aria-labelledby="next-child-title">
      <h2 id="next-child-title">{t("title")}</h2>
      <p>{t("body")}</p>
      <Begin order={order} />
      {hasCode && <p>{t("later")}</p>}
      <p className="note">{t("kept")}</p>
    </section>
  );
}

function Begin({ order }: { order: string }) {
  const { language } = usePage();
  const to = useAddress();
  return (
    <form id="next-child" method="post" action={to(pages.confirmation)}>
      <FormToken />
      <button className="button" type="submit" name="intent" value="next-child">
        {bornTogetherWords(language)("button", { order: orderWords(language, order) })}
      </button>
    </form>
  );
}

export function Others({ others }: BornTogether) {
  const { language } = usePage();
  const t = bornTogetherWords(language);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 id="others">{t("others")}</h2>
      <dl className="receipt">
        {others.map(({ reference, order }) => (
          <div key={reference}>
            <dt>{orderWords(language, order)}</dt>
            <dd>{reference}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface AnotherFormProps {
  changedAt: number;
}

/** Nothing is changed here: the form is continued, or deleted, on its own pages. */
export function AnotherForm({ changedAt }: AnotherFormProps) {
  const { language } = usePage();
  const t = bornTogetherWords(language);
  const to = useAddress();
  return (
    <>
      <p className="lead">{t("another/body", { moment: momentInWords(changedAt, language) })}</p>
      <p>
        <a className="button" href={to(stepPath("child-details"))}>
          {t("another/goOn")}
        </a>
      </p>
    </>
  );
}

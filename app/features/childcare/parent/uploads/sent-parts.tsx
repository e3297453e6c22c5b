import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { SentPageProps } from "./open-sent.ts";

const uploadsWords = wordsOf("childcare/parent/uploads");

/** The agency's own number too, where it gave one. */
export function Numbers({ number, reference }: Pick<SentPageProps, "number" | "reference">) {
  const t = uploadsWords(usePage().language);
  return (
    <p>
      {t("sent/number")}{" "}
      <b translate="no" className="reference">
        {number}
      </b>
      {reference && (
        <>
          <br />
          {t("sent/reference")} <b translate="no">{reference}</b>
        </>
      )}
    </p>
  );
}

export const AttachedFiles = ({ attached }: Pick<SentPageProps, "attached">) => (
  <ul>
    {attached.map((name, at) => (
      <li key={`${at} ${name}`} translate="no">
        {name}
      </li>
    ))}
  </ul>
);

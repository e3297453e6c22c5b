import { foldDiacritics } from "#app/nz/date.ts";
import { Bilingual } from "#app/ui/bilingual.tsx";
import { useAddress } from "#app/ui/page-context.tsx";
import acts from "#workers/content/search/acts.json";

type Found = (typeof acts)[number];

const folded = (term: string): string => foldDiacritics(term.trim());

const byTerm = new Map<string, Found>(
  acts.flatMap((act) => act.terms.map((term) => [folded(term), act] as const)),
);

/** What somebody who types just this mostly wants to do. */
export const actFor = (term: string): Found | undefined => byTerm.get(folded(term));

export function Act({ act: { address, name } }: { act: Found }) {
  const to = useAddress();
  const isOurs = address.startsWith("/");
  return (
    <p className="act">
      <a className={isOurs ? "button" : "button away"} href={isOurs ? to(address) : address}>
        <Bilingual en={name.en} mi={name.mi} />
      </a>
    </p>
  );
}

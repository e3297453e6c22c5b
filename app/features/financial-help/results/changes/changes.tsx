import type { Outlook } from "#app/server/neighbours/rules.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { type BenefitId, benefits } from "../../benefits.ts";

interface ChangesProps {
  id: BenefitId;
  outlook: Outlook | undefined;
}

/** The nearest households that would get a benefit this one is refused. */
export function Changes({ id, outlook }: ChangesProps) {
  const { language } = usePage();
  const changes = outlook?.changes[benefits[id]];
  if (!changes) return null;
  return (
    <div className="changes">
      <p>{outlook.captions.changesTitle?.[language]}:</p>
      <ul>
        {changes.map((change) => (
          <li key={change.en}>{change[language]}</li>
        ))}
      </ul>
    </div>
  );
}

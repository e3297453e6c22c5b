import { usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { words } from "../words.ts";
import { LongText } from "./long-text.tsx";
import { SourceText } from "./source-words.tsx";

/** What a provider offers, by name; a service named like its provider gets a neutral heading (facts 3.4). */
export function ServicesOffered({ service: { name: provider, services } }: { service: NearbyService }) {
  const t = words(usePage().language);
  if (services.length === 0) return null;
  const sorted = [...services].sort((one, other) => one.name.localeCompare(other.name, "en"));
  return (
    <div className="offered">
      <h4>{t("service/services")}</h4>
      <ul>
        {sorted.map(({ id, name, detail }) => (
          <li key={id}>
            <b>{name === provider ? t("service/ours") : <SourceText text={name} />}</b>
            {detail && <LongText text={detail} about={name} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

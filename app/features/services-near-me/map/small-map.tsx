import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { ChosenPlace } from "../query/finder-query.ts";
import { Surroundings } from "./drawing.tsx";
import { frameOfMiddle } from "./frame.ts";
import type { Land } from "./land.ts";
import { PinMarks } from "./pin-marks.tsx";

const words = wordsOf("services-near-me/map");

interface SmallMapProps {
  land: Land;
  /** Those listed below it. */
  services: readonly NearbyService[];
  /** Number of the first of them in the whole list. */
  first: number;
  place: ChosenPlace | undefined;
  mapHref: string;
}

/** One picture that leads to the map; on phones the sheet shows the middle two fifths of its height. */
export function SmallMap({ land, services, first, place, mapHref }: SmallMapProps) {
  const t = words(usePage().language);
  const numbered = services
    .map((service, index) => ({ ...service, number: first + index }))
    .filter(({ distance }) => distance !== null);
  const frame = frameOfMiddle(numbered, place);
  return (
    <a className="map map-small" href={mapHref}>
      <span className="visually-hidden">{t("open")}</span>
      <svg aria-hidden="true">
        <Surroundings
          land={land}
          frame={frame}
          places={[]}
          chosen={place}
          services={numbered}
          hasInset={false}
        />
        <PinMarks frame={frame} services={numbered} pinned={[]} />
      </svg>
    </a>
  );
}

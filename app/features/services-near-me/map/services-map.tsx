import { wordsOf } from "#app/i18n/words.ts";
import { Island } from "#app/ui/island.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { Drawing } from "./drawing.tsx";
import { framesOf } from "./frame.ts";
import { InfoBox, InfoTexts } from "./info-box.tsx";
import { MapboxSettings } from "./mapbox-settings.tsx";
import { MoveLinks } from "./move.tsx";
import type { ServicesMapProps } from "./numbered.ts";
import { VisibleCount } from "./shown.tsx";

const words = wordsOf("services-near-me/map");

/** The server's map works with links alone; in browsers an island moves it, or the maps service replaces it. */
export function ServicesMap(props: ServicesMapProps) {
  const { place, view, mapbox, mapAddress } = props;
  const t = words(usePage().language);
  const numbered = props.services.map((service, index) => ({ ...service, number: index + 1 }));
  const ids = new Set(props.pin?.split("."));
  const pinned = numbered.filter(({ id }) => ids.has(String(id)));
  const frames = framesOf({ services: numbered, place, view });
  const label = place ? t("labelAround", { place: place.text }) : t("label");
  return (
    <Island name={mapbox ? "mapbox-map" : "map"}>
      <figure className="map" id="map" aria-label={label} tabIndex={-1}>
        <a className="map-skip" href="#map-end">
          {t("skip")}
        </a>
        {mapbox && <MapboxSettings {...mapbox} place={place} view={view} />}
        <div className="map-frame" data-part="frame">
          <Drawing {...props} numbered={numbered} pinned={pinned} frames={frames} />
        </div>
        <MoveLinks frame={frames.main} mapAddress={mapAddress} />
        <InfoBox pinned={pinned} {...props} />
        <VisibleCount services={numbered} frames={frames} />
        <InfoTexts services={numbered} listAddress={props.listAddress} />
        <figcaption className="map-source">
          <Rich text={t("source")} />
        </figcaption>
      </figure>
      <span id="map-end" tabIndex={-1} />
    </Island>
  );
}

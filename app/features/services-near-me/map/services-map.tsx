import { Island } from "#app/islands/island.tsx";
import { usePlace } from "#app/ui/place.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import type { ChosenPlace } from "../asked.ts";
import { Drawing } from "./drawing.tsx";
import { framesOf } from "./frame.ts";
import { InfoBox, InfoTexts } from "./info-box.tsx";
import type { Named } from "./labels.ts";
import type { MapView } from "./map-view.ts";
import { MapboxSettings } from "./mapbox-settings.tsx";
import { Move } from "./move.tsx";
import { Shown } from "./shown.tsx";
import { words } from "./words.ts";

/** A service and its number in the list, from 1. */
export type Numbered = NearbyService & { number: number };

/** What the map's links lead to: paths and queries, with the language. */
export interface MapAddresses {
  /** This page with what is changed; undefined takes it away. */
  mapAddress(changes: { pin?: string | undefined; map?: string | undefined }): string;
  /** The list, without a hash. */
  listAddress: string;
}

export interface ServicesMapProps extends MapAddresses {
  /** In the order of the list. */
  services: readonly NearbyService[];
  place: ChosenPlace | undefined;
  /** The ids of the services that are pinned, a dot between them; what is not among the services is ignored. */
  pin: string | undefined;
  view: MapView | undefined;
  /** Places in view, the largest first. */
  labels: readonly Named[];
  /** The maps service that draws the map in browsers, where one is configured. */
  mapbox: { token: string; style: string } | undefined;
}

/**
 * The services on a map. It is drawn here and works by links alone; in browsers an island moves it without leaving the page, or
 * the maps service takes its place.
 */
export function ServicesMap(props: ServicesMapProps) {
  const { place, view, mapbox, mapAddress } = props;
  const t = words(usePlace().language);
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
        <Move frame={frames.main} mapAddress={mapAddress} />
        <InfoBox pinned={pinned} {...props} />
        <Shown services={numbered} frames={frames} />
        <InfoTexts services={numbered} listAddress={props.listAddress} />
        <figcaption className="map-source">
          <Rich text={t("source")} />
        </figcaption>
      </figure>
      <span id="map-end" tabIndex={-1} />
    </Island>
  );
}

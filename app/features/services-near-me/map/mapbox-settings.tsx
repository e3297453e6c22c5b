import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import files from "../../../../.build/mapbox.json";
import type { ChosenPlace } from "../query/finder-query.ts";
import { wholeCountry } from "./frame.ts";
import type { MapView } from "./map-view.ts";

const words = wordsOf("services-near-me/map");

const around = 13;

interface MapboxSettingsProps {
  token: string;
  style: string;
  place: ChosenPlace | undefined;
  view: MapView | undefined;
}

export function MapboxSettings({ token, style, place, view }: MapboxSettingsProps) {
  const t = words(usePage().language);
  const { latitude, longitude, zoom } = view ?? (place ? { ...place, zoom: around } : wholeCountry);
  return (
    <>
      <span
        hidden
        data-mapbox=""
        data-script={files.script}
        data-sheet={files.sheet}
        data-token={token}
        data-style={style}
        data-centre={`${longitude},${latitude}`}
        data-zoom={zoom}
        data-place={place && `${place.longitude},${place.latitude}`}
        data-failed={t("failed")}
      />
      <p className="map-failed" role="alert" data-notice="" />
    </>
  );
}

import type { GeoPoint } from "#workers/service-locations/service-location.ts";
import { pointText } from "../query/finder-address.ts";
import { pointIn } from "../query/finder-query.ts";
import { maxZoom, minZoom } from "./zoom.ts";

export interface MapView extends GeoPoint {
  zoom: number;
}

/** For example "-41.28,174.74,14". */
export function readMapView(value: string | null | undefined): MapView | undefined {
  const found = /^(.+),(\d{1,2}(?:\.\d)?)$/.exec(value ?? "");
  const point = pointIn(found?.[1]);
  const zoom = Math.min(maxZoom, Math.max(minZoom, Number(found?.[2])));
  return point && { ...point, zoom };
}

export const mapViewText = (view: MapView): string => `${pointText(view)},${Number(view.zoom.toFixed(1))}`;

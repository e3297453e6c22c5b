import type { Map as MapboxMap, Marker } from "mapbox-gl";
import { pinOf } from "./info.ts";
import type { Library } from "./load-mapbox.ts";

/** Px between two markers: both can then be read and touched. */
const apart = 30;

type LongitudeLatitude = [number, number];

/** Reads a point as the page has it. */
export const pointOf = (text = ""): LongitudeLatitude => {
  const [longitude = 0, latitude = 0] = text.split(",").map(Number);
  return [longitude, latitude];
};

/**
 * Puts a button at the point of each service, one for those that would cover each other, and at every zoom anew.
 * @returns where the services are
 */
export function showMarkers(
  library: Library,
  map: MapboxMap,
  figure: HTMLElement,
  place: string | undefined,
): LongitudeLatitude[] {
  const texts = figure.querySelector<HTMLTemplateElement>("[data-texts]")?.content;
  const services = [...(texts?.querySelectorAll<HTMLElement>("[data-service]") ?? [])];
  if (place) new library.Marker({ element: sign() }).setLngLat(pointOf(place)).addTo(map);
  let markers: Marker[] = [];
  const draw = () => {
    const focused = (document.activeElement as HTMLElement | null)?.dataset.pin;
    for (const marker of markers) marker.remove();
    markers = together(map, services).map(({ at, here }) =>
      new library.Marker({ element: buttonFor(here) }).setLngLat(at).addTo(map),
    );
    if (focused) pinOf(figure, focused)?.focus();
  };
  draw();
  map.on("zoomend", draw);
  return services.map(({ dataset }) => pointOf(dataset.at));
}

interface Spot {
  at: LongitudeLatitude;
  here: HTMLElement[];
}

/** A service too close to one before it stands with that. */
function together(map: MapboxMap, services: readonly HTMLElement[]): Spot[] {
  const spots: Spot[] = [];
  for (const service of services) {
    const at = pointOf(service.dataset.at);
    const { x, y } = map.project(at);
    const near = spots.find((spot) => {
      const there = map.project(spot.at);
      return Math.hypot(there.x - x, there.y - y) < apart;
    });
    if (near) near.here.push(service);
    else spots.push({ at, here: [service] });
  }
  return spots;
}

function buttonFor(services: readonly HTMLElement[]): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "map-pin map-marker";
  // The library takes markers that say nothing for pictures.
  button.setAttribute("role", "button");
  button.setAttribute("aria-label", services.map(({ dataset }) => dataset.name).join("; "));
  button.dataset.pin = services.map(({ dataset }) => dataset.service).join(".");
  button.textContent = `${services[0]?.dataset.number}${services.length > 1 ? "+" : ""}`;
  return button;
}

function sign(): HTMLElement {
  const place = document.createElement("div");
  place.className = "map-sign";
  place.setAttribute("role", "presentation");
  place.setAttribute("aria-label", "");
  return place;
}

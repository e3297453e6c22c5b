import type { Map as MapboxMap, Marker } from "mapbox-gl";
import { pinOf } from "./info.ts";
import type { Library } from "./load-mapbox.ts";

/** Px between two markers, so that both can be read and touched. */
const minDistance = 30;

type LongitudeLatitude = [number, number];

/** @param text "longitude,latitude" */
export const pointOf = (text = ""): LongitudeLatitude => {
  const [longitude = 0, latitude = 0] = text.split(",").map(Number);
  return [longitude, latitude];
};

export function showMarkers(
  library: Library,
  map: MapboxMap,
  figure: HTMLElement,
  place: string | undefined,
): LongitudeLatitude[] {
  const texts = figure.querySelector<HTMLTemplateElement>("[data-texts]")?.content;
  const services = [...(texts?.querySelectorAll<HTMLElement>("[data-service]") ?? [])];
  if (place) new library.Marker({ element: placeMarker() }).setLngLat(pointOf(place)).addTo(map);
  let markers: Marker[] = [];
  const draw = () => {
    const focused = (document.activeElement as HTMLElement | null)?.dataset.pin;
    for (const marker of markers) marker.remove();
    markers = clustersOf(map, services).map(({ at, services: group }) =>
      new library.Marker({ element: buttonFor(group) }).setLngLat(at).addTo(map),
    );
    if (focused) pinOf(figure, focused)?.focus();
  };
  draw();
  map.on("zoomend", draw);
  return services.map(({ dataset }) => pointOf(dataset.at));
}

interface Cluster {
  at: LongitudeLatitude;
  services: HTMLElement[];
}

function clustersOf(map: MapboxMap, services: readonly HTMLElement[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const service of services) {
    const at = pointOf(service.dataset.at);
    const { x, y } = map.project(at);
    const near = clusters.find((cluster) => {
      const there = map.project(cluster.at);
      return Math.hypot(there.x - x, there.y - y) < minDistance;
    });
    if (near) near.services.push(service);
    else clusters.push({ at, services: [service] });
  }
  return clusters;
}

function buttonFor(services: readonly HTMLElement[]): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "map-pin map-marker";
  // Mapbox gives markers without a role the role img.
  button.setAttribute("role", "button");
  button.setAttribute("aria-label", services.map(({ dataset }) => dataset.name).join("; "));
  button.dataset.pin = services.map(({ dataset }) => dataset.service).join(".");
  button.textContent = `${services[0]?.dataset.number}${services.length > 1 ? "+" : ""}`;
  return button;
}

function placeMarker(): HTMLElement {
  const element = document.createElement("div");
  element.className = "map-sign";
  element.setAttribute("role", "presentation");
  element.setAttribute("aria-label", "");
  return element;
}

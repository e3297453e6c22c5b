import type { LngLatLike, Map as MapboxMap } from "mapbox-gl";
import { around } from "../shell/listen.ts";
import type { Info } from "./info.ts";
import { frameIn, isPlain, type Listen } from "./listen.ts";
import type { Library } from "./load-mapbox.ts";
import { pointOf, showMarkers } from "./mapbox-markers.ts";

/** Milliseconds after which a map that has not come is not waited for. */
const patience = 20_000;
/** How far the map goes with one press, as a share of it. */
const step = 0.4;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, -step],
  down: [0, step],
  left: [-step, 0],
  right: [step, 0],
};

const keys: Readonly<Record<string, string>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

interface Surroundings {
  figure: HTMLElement;
  listen: Listen;
  stopped: AbortSignal;
  info: Info;
  fail(reason: unknown): void;
}

/** Draws the map with a button for each place that has services, and lets the buttons below move it. */
export function openMapbox(library: Library, settings: DOMStringMap, surroundings: Surroundings) {
  const { figure, listen, stopped, info, fail } = surroundings;
  const frame = frameIn(figure);
  if (!frame) return;
  const container = document.createElement("div");
  container.className = "map-mapbox";
  frame.append(container);
  const map = new library.Map({
    container,
    accessToken: settings.token ?? "",
    style: settings.style ?? "",
    center: pointOf(settings.centre),
    zoom: Number(settings.zoom),
    cooperativeGestures: true,
    performanceMetricsCollection: false,
  });
  const waiting = setTimeout(fail, patience, new Error("The map took too long"));
  stopped.addEventListener("abort", () => {
    clearTimeout(waiting);
    figure.classList.remove("is-mapbox");
    map.remove();
    container.remove();
  });

  let isThere = false;
  map.on("error", ({ error }) => {
    // A tile that does not come leaves a gap; a token that is refused, or a style that does not come, leaves nothing.
    const { status } = error as { status?: number };
    if (!isThere || status === 401 || status === 403) fail(error);
  });
  map.on("load", () => {
    isThere = true;
    clearTimeout(waiting);
    figure.classList.add("is-mapbox");
    const shown = figure.querySelector("[data-part=shown]");
    if (shown) shown.textContent = "";
    const points = showMarkers(library, map, figure, settings.place);
    info.renew();
    map.on("move", info.renew);
    map.on("zoomend", info.renew);
    map.on("moveend", () => keep(map));
    control(map, figure, listen, points);
  });
}

/** The address names the part of the map that is in sight. */
function keep(map: MapboxMap) {
  const { lat, lng } = map.getCenter().wrap();
  const address = new URL(location.href);
  address.searchParams.set("map", `${lat.toFixed(5)},${lng.toFixed(5)},${Number(map.getZoom().toFixed(1))}`);
  history.replaceState(history.state, "", address);
}

function control(map: MapboxMap, figure: HTMLElement, listen: Listen, points: readonly LngLatLike[]) {
  const go = (way = "") => {
    const { offsetWidth, offsetHeight } = map.getContainer();
    const [along, down] = steps[way] ?? [0, 0];
    if (way === "in") map.zoomIn();
    else if (way === "out") map.zoomOut();
    else if (way === "all") showAll(map, points);
    else map.panBy([along * offsetWidth, down * offsetHeight]);
  };
  for (const link of figure.querySelectorAll("[data-way]")) link.setAttribute("role", "button");
  listen(figure, "click", (event) => {
    const way = around(event, "[data-way]")?.dataset.way;
    if (!way || !isPlain(event)) return;
    event.preventDefault();
    go(way);
  });
  listen(figure, "keydown", (event) => {
    const button = around(event, "[data-way]");
    if (!button) return;
    const way = event.key === " " ? button.dataset.way : keys[event.key];
    if (!way) return;
    event.preventDefault();
    go(way);
  });
}

function showAll(map: MapboxMap, points: readonly LngLatLike[]) {
  const [first, ...rest] = points as [number, number][];
  if (!first) return;
  const west = Math.min(first[0], ...rest.map(([x]) => x));
  const east = Math.max(first[0], ...rest.map(([x]) => x));
  const south = Math.min(first[1], ...rest.map(([, y]) => y));
  const north = Math.max(first[1], ...rest.map(([, y]) => y));
  map.fitBounds([west, south, east, north], { padding: 40, maxZoom: 15 });
}

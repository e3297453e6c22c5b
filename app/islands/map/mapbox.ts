import type { LngLatLike, Map as MapboxMap } from "mapbox-gl";
import { closest, isPlain, type Listen } from "../dom/listen.ts";
import { frameIn, type PinInfo } from "./info.ts";
import type { Library } from "./load-mapbox.ts";
import { pointOf, showMarkers } from "./mapbox-markers.ts";

/** Milliseconds. */
const loadTimeout = 20_000;
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

interface MapboxContext {
  figure: HTMLElement;
  listen: Listen;
  stopped: AbortSignal;
  info: PinInfo;
  fail(reason: unknown): void;
}

export function openMapbox(library: Library, settings: DOMStringMap, context: MapboxContext) {
  const { figure, listen, stopped, info, fail } = context;
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
  const waiting = setTimeout(fail, loadTimeout, new Error("The map took too long"));
  stopped.addEventListener("abort", () => {
    clearTimeout(waiting);
    figure.classList.remove("is-mapbox");
    map.remove();
    container.remove();
  });

  let isLoaded = false;
  map.on("error", ({ error }) => {
    // A missing tile leaves a gap; a refused token or a missing style leaves nothing.
    const { status } = error as { status?: number };
    if (!isLoaded || status === 401 || status === 403) fail(error);
  });
  map.on("load", () => {
    isLoaded = true;
    clearTimeout(waiting);
    figure.classList.add("is-mapbox");
    const shown = figure.querySelector("[data-part=shown]");
    if (shown) shown.textContent = "";
    const points = showMarkers(library, map, figure, settings.place);
    info.refresh();
    map.on("move", info.refresh);
    map.on("zoomend", info.refresh);
    map.on("moveend", () => saveView(map));
    addControls(map, figure, listen, points);
  });
}

function saveView(map: MapboxMap) {
  const { lat, lng } = map.getCenter().wrap();
  const address = new URL(location.href);
  address.searchParams.set("map", `${lat.toFixed(5)},${lng.toFixed(5)},${Number(map.getZoom().toFixed(1))}`);
  history.replaceState(history.state, "", address);
}

function addControls(map: MapboxMap, figure: HTMLElement, listen: Listen, points: readonly LngLatLike[]) {
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
    const way = closest(event, "[data-way]")?.dataset.way;
    if (!way || !isPlain(event)) return;
    event.preventDefault();
    go(way);
  });
  listen(figure, "keydown", (event) => {
    const button = closest(event, "[data-way]");
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

import type mapboxgl from "mapbox-gl";

export type Library = typeof mapboxgl;

/** @throws if the library does not load or does not support this browser */
export async function loadMapbox({ script = "", sheet = "" }: DOMStringMap): Promise<Library> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
  const library = Object.assign(document.createElement("script"), { src: script });
  await Promise.all([link, library].map(load));
  const { mapboxgl } = window as unknown as { mapboxgl?: Library };
  if (!mapboxgl) throw new Error("mapbox maps object not found");
  if (!mapboxgl.supported()) throw new Error("This browser does not draw maps");
  return mapboxgl;
}

const load = (element: HTMLElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    element.addEventListener("load", resolve, { once: true });
    element.addEventListener("error", () => reject(new Error("The map did not come")), { once: true });
    document.head.append(element);
  });

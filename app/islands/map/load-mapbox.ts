import type mapboxgl from "mapbox-gl";

export type Library = typeof mapboxgl;

/**
 * Brings the library and its style sheet, which only this page asks for.
 * @throws when they do not come, or this browser cannot draw with them
 */
export async function loadMapbox({ script = "", sheet = "" }: DOMStringMap): Promise<Library> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
  const library = Object.assign(document.createElement("script"), { src: script });
  await Promise.all([link, library].map(arrived));
  const { mapboxgl } = window as unknown as { mapboxgl?: Library };
  if (!mapboxgl) throw new Error("mapbox maps object not found");
  if (!mapboxgl.supported()) throw new Error("This browser does not draw maps");
  return mapboxgl;
}

const arrived = (element: HTMLElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    element.addEventListener("load", resolve, { once: true });
    element.addEventListener("error", () => reject(new Error("The map did not come")), { once: true });
    document.head.append(element);
  });

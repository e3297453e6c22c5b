// Mapbox geocoding, version 6. Its answers may be shown but not stored.

import * as z from "zod";
import { call } from "../call/index.ts";
import { wordsOf } from "./names.mjs";
import type { NamedPlace } from "./place.ts";
import type { PlaceSource } from "./source.ts";

const api = "https://api.mapbox.com";
/** Leaves time for our own gazetteer within the page's deadline. */
const deadline = 1_500;
const longestText = 256;
const mostSuggested = 8;
const mostFound = 10;

const named = z.object({ name: z.string() }).optional();

const feature = z.object({
  properties: z.object({
    mapbox_id: z.string().min(1),
    feature_type: z.string(),
    name: z.string().min(1),
    full_address: z.string().optional(),
    place_formatted: z.string().optional(),
    coordinates: z.object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    context: z.object({ place: named, region: named, postcode: named }).optional(),
  }),
});
const collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(feature) });

const kinds: Readonly<Record<string, NamedPlace["kind"]>> = {
  address: "address",
  street: "street",
  block: "street",
  postcode: "postcode",
};
const types = "address,street,neighborhood,locality,place,district,postcode";
const areas = "neighborhood,locality,place";

export interface MapboxSettings {
  MAPBOX_TOKEN: string;
  MAPBOX_URL?: string;
}

const network = { fetch: (request: Request) => fetch(request) };

export function mapbox(settings: MapboxSettings): Pick<PlaceSource, "suggest" | "find" | "nearestTo"> {
  const base = (settings.MAPBOX_URL ?? api).replace(/\/+$/, "");

  async function ask(path: "forward" | "reverse", asked: Record<string, string>): Promise<NamedPlace[]> {
    const query = new URLSearchParams({
      ...asked,
      country: "nz",
      language: "en",
      access_token: settings.MAPBOX_TOKEN,
    });
    const answer = await call(network, `${base}/search/geocode/v6/${path}?${query}`, {
      neighbour: "mapbox",
      deadline,
      accepts: [],
      shape: collection,
    });
    if (!answer.ok) throw new MapboxFailure(answer.kind);
    return answer.value.features.map(placeOf);
  }

  const search = async (text: string, limit: number, autocomplete: boolean): Promise<NamedPlace[]> => {
    // A semicolon would split the text into several queries.
    const q = text.replaceAll(";", " ").trim();
    if (q === "" || q.length > longestText || !/[\p{L}\p{N}]/u.test(q)) return [];
    return ask("forward", { q, limit: String(limit), autocomplete: String(autocomplete), types });
  };

  return {
    suggest: (text) => search(text, mostSuggested, true),
    async find(text) {
      const places = await search(text, mostFound, false);
      const called = [
        places.filter((place) => isSame(place.text, text)),
        places.filter((place) => isSame(place.name, text)),
      ];
      return called.find(({ length }) => length === 1) ?? places;
    },
    async nearestTo({ latitude, longitude }) {
      const point = { latitude: String(latitude), longitude: String(longitude) };
      const [place] = await ask("reverse", { ...point, types: areas, limit: "1" });
      return place;
    },
  };
}

function placeOf({ properties }: z.infer<typeof feature>): NamedPlace {
  const { name, context, coordinates, feature_type } = properties;
  const formatted = properties.full_address ?? [name, properties.place_formatted].filter(Boolean).join(", ");
  const kind = kinds[feature_type] ?? "locality";
  return {
    id: `mapbox-${properties.mapbox_id}`,
    kind,
    text: formatted.replace(/, New Zealand$/, ""),
    name,
    name_mi: null,
    town: context?.place?.name ?? null,
    region: context?.region?.name ?? null,
    postcode: kind === "postcode" ? name : (context?.postcode?.name ?? null),
    latitude: coordinates.latitude,
    longitude: coordinates.longitude,
    is_approximate: kind !== "address",
  };
}

function isSame(one: string, other: string): boolean {
  return wordsOf(one).join(" ") === wordsOf(other).join(" ");
}

class MapboxFailure extends Error {
  constructor(kind: string) {
    super(`The maps service cannot be asked: ${kind}`);
    this.name = `mapbox-${kind}`;
  }
}

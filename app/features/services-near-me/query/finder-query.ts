import type { GeoPoint } from "#workers/service-locations/service-location.ts";

export interface ChosenPlace extends GeoPoint {
  text: string;
}

export interface FinderQuery {
  /** From the address: it may be unknown. */
  category: string | undefined;
  place: ChosenPlace | undefined;
  typed: string;
  kind: string | undefined;
  page: number | undefined;
  view: "list" | "map";
  /** A service's id, or several of one spot with dots between. */
  pin: string | undefined;
  map: string | undefined;
  /** The address names a place, or deliberately none: the remembered place is not used. */
  isPlaceExplicit: boolean;
  /** It stays out of addresses. */
  isRemembered: boolean;
}

/** Characters of a place's name that are kept. */
const longest = 200;

/** @returns `at`: the device's point; `isElsewhere`: it is abroad; `isForm`: sent by the form, so redirect to an address */
export function readFinderQuery(
  parameters: URLSearchParams,
  category: string | undefined,
): { query: FinderQuery; at: GeoPoint | undefined; isElsewhere: boolean; isForm: boolean } {
  const typed = textIn(parameters.get("place"));
  const chosen = parameters.get("chosen");
  // The hidden point belongs to the text that was in the field before.
  const point = chosen === null || textIn(chosen) === typed ? pointIn(parameters.get("at")) : undefined;
  const place = point && typed ? { text: typed, ...point } : undefined;
  const isForm = chosen !== null || parameters.has("category");
  return {
    query: {
      category: idIn(parameters.get("category") ?? category),
      place,
      typed,
      kind: idIn(parameters.get("kind")),
      page: pageIn(parameters.get("page")),
      view: parameters.get("view") === "map" ? "map" : "list",
      pin: fitting(/^\d{1,12}(\.\d{1,12}){0,49}$/, parameters.get("pin")),
      map: fitting(/^-?\d{1,2}(\.\d{1,5})?,-?\d{1,3}(\.\d{1,5})?,\d{1,2}(\.\d)?$/, parameters.get("map")),
      isPlaceExplicit: parameters.has("place") || point !== undefined,
      isRemembered: false,
    },
    at: place ? undefined : point,
    isElsewhere: !typed && !point && isPoint.test(parameters.get("at") ?? ""),
    isForm,
  };
}

/** NFC, one line, trimmed and cut without splitting a character. */
const textIn = (typed: string | null): string =>
  [
    ...(typed ?? "")
      .normalize("NFC")
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  ]
    .slice(0, longest)
    .join("")
    .trim();

const idIn = (value: string | null | undefined): string | undefined => fitting(/^[\w-]{1,60}$/, value);

const pageIn = (value: string | null): number | undefined => {
  const page = Number(fitting(/^\d$/, value));
  return page > 1 ? page : undefined;
};

const fitting = (pattern: RegExp, value: string | null | undefined): string | undefined =>
  pattern.test(value ?? "") ? (value ?? undefined) : undefined;

const isPoint = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/;

export function pointIn(value: string | null | undefined): GeoPoint | undefined {
  const found = isPoint.exec(value ?? "");
  if (!found) return undefined;
  const [latitude, longitude] = [Number(found[1]), Number(found[2])];
  return isInNewZealand({ latitude, longitude }) ? { latitude, longitude } : undefined;
}

/** The sea around all islands, including those beyond the 180th meridian. */
export const isInNewZealand = ({ latitude, longitude }: GeoPoint): boolean =>
  latitude >= -54 &&
  latitude <= -28 &&
  (longitude >= 160 ? longitude <= 180 : longitude >= -180 && longitude <= -170);

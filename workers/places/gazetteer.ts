// Every lookup is one round trip to the database and uses an index.

import type { GeoPoint } from "../service-locations/service-location.ts";
import { kilometresBetween } from "../service-locations/sphere.mjs";
import { wordsOf } from "./names.mjs";
import type { NamedPlace } from "./place.ts";
import { type PlaceRow, placeOf, readStreetId } from "./rows.ts";
import type { BoundingBox, PlaceSource } from "./source.ts";
import {
  anyOrderSql,
  areaSql,
  bandSql,
  beginningSql,
  boxAcrossSql,
  boxSql,
  exactSql,
  mostInAnyOrder,
  streetSql,
} from "./statements.ts";
import { interpretationsOf, parseWords } from "./typed.ts";

const mostSuggested = 8;
const mostFound = 20;
/** Degrees of latitude to search on either side; kilometres. */
const bands = [0.1, 0.5, 1];
const kilometresADegree = 111;
const farthest = 100;

type PlaceMatch = PlaceRow & { reading: number; rank: number };

async function rowsOf(db: D1Database, sql: string, values: readonly unknown[]): Promise<PlaceRow[]> {
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<PlaceRow>();
  return results;
}

async function inAnyOrder(db: D1Database, typed: string[], most: number): Promise<NamedPlace[]> {
  const words = wordsOf(typed.join(" "));
  const [longest = ""] = words.toSorted((a, b) => b.length - a.length);
  if (words.length > mostInAnyOrder || longest.length < 3) return [];
  const within = Array.from({ length: mostInAnyOrder }, (_, index) => asBeginning(words[index] ?? ""));
  return (await rowsOf(db, anyOrderSql, [most, longest, afterAll(longest), ...within])).map(placeOf);
}

export function gazetteer(db: D1Database): PlaceSource {
  const beginning = (readings: string, most: number) => db.prepare(beginningSql).bind(readings, most);
  return {
    async suggest(text) {
      const words = parseWords(text);
      if (words.length === 0) return [];
      const { results } = await beginning(asJson(words, true), 2 * mostSuggested).all<PlaceMatch>();
      const places = unique(results.map(placeOf)).slice(0, mostSuggested);
      return places.length > 0 ? places : inAnyOrder(db, words, mostSuggested);
    },

    async find(text) {
      const words = parseWords(text);
      if (words.length === 0) return [];
      const readings = asJson(words, false);
      const [exact, begun] = await db.batch<PlaceMatch>([
        db.prepare(exactSql).bind(readings),
        beginning(readings, 2 * mostFound),
      ]);
      const meant = meantBy(words, exact?.results ?? [], begun?.results ?? []);
      return meant.length > 0 ? meant : inAnyOrder(db, words, mostFound);
    },

    async nearestTo(point) {
      for (const band of bands) {
        const { latitude } = point;
        const rows = await rowsOf(db, bandSql, [latitude - band, latitude + band]);
        const nearest = nearestOf(rows, point);
        if (nearest && nearest.kilometres <= Math.min(band * kilometresADegree, farthest))
          return nearest.place;
      }
      return undefined;
    },

    async within({ south, west, north, east }: BoundingBox) {
      const rows = await rowsOf(db, west <= east ? boxSql : boxAcrossSql, [south, north, west, east]);
      return rows.map(placeOf);
    },

    async one(id) {
      const street = readStreetId(id);
      const statement = street
        ? db.prepare(streetSql).bind(street.area, street.name)
        : db.prepare(areaSql).bind(id);
      const row = await statement.first<PlaceRow>();
      return row ? placeOf(row) : undefined;
    },
  };
}

/** "{" sorts after z and is in no name. */
const afterAll = (beginning: string): string => `${beginning}{`;

const asBeginning = (word: string): string => ` ${word}`;

function asJson(words: readonly string[], isBeginning: boolean): string {
  const readings = interpretationsOf(words, isBeginning).map(({ name, within }) => ({
    name,
    until: afterAll(name),
    within: within.map(asBeginning),
  }));
  return JSON.stringify(readings);
}

/** An exact address, else exact names (towns before streets), else prefixes. Longer names come first. */
function meantBy(words: readonly string[], exact: PlaceMatch[], begun: PlaceMatch[]): NamedPlace[] {
  const said = wordsOf(words.join(" ")).join(" ");
  const whole = exact.map(placeOf).find(({ text }) => wordsOf(text).join(" ") === said);
  if (whole) return [whole];
  const [called, begins] = [exact[0]?.reading, begun[0]?.reading];
  if (called === undefined || (begins !== undefined && begins < called))
    return unique(begun.filter(({ reading }) => reading === begins).map(placeOf)).slice(0, mostFound);
  const places = unique(exact.filter(({ reading }) => reading === called).map(placeOf));
  const towns = places.filter(({ kind }) => kind !== "street");
  return (towns.length > 0 ? towns : places).slice(0, mostFound);
}

const unique = (places: NamedPlace[]): NamedPlace[] => [
  ...new Map(places.map((place) => [place.id, place])).values(),
];

function nearestOf(rows: PlaceRow[], point: GeoPoint) {
  const away = rows.map((row) => ({ row, kilometres: kilometresBetween(point, row) }));
  const [first] = away.sort((a, b) => a.kilometres - b.kilometres);
  return first && { place: placeOf(first.row), kilometres: first.kilometres };
}

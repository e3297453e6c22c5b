import { inPieces } from "../json-pieces.mjs";
import { categories } from "./categories.mjs";
import { cellOf } from "./grid.mjs";
import { unitVector } from "./sphere.mjs";

/** @import { ServiceCategory, ServiceLocation } from "./service-location.ts" */
/** @typedef {Pick<ServiceCategory, "type" | "as_at" | "rolls_as_at" | "coverage" | "source">} SourceFacts */
/** @typedef {SourceFacts & { file: string }} SourceOfType */
/** @typedef {Omit<ServiceLocation, "latitude" | "longitude"> & Record<"latitude" | "longitude", number | null>} ListedLocation */
/** @typedef {{ categories: string[], location: ListedLocation }} ListedProvider */
/** @typedef {{ facts: SourceFacts, version: string, contentHash?: string, refreshedAt?: number }} DirectoryVersion `refreshedAt`: milliseconds */

/** Providers of this type teach anywhere and are near nobody. */
const anywhere = "Correspondence School";

/**
 * Run as one batch, these are one transaction.
 * @param {Pick<D1Database, "prepare">} db
 * @param {DirectoryVersion} version
 * @param {readonly ListedProvider[]} listed
 * @returns {D1PreparedStatement[]}
 */
export function replacing(db, { facts, version, contentHash, refreshedAt }, listed) {
  const statement = (sql, ...values) => db.prepare(sql).bind(...values);
  const { type } = facts;
  const rows = listed.flatMap(rowsOf);
  const placed = rows.filter(({ latitude, longitude }) => isPlaced(latitude, longitude)).map(withPosition);
  const counts = categories
    .filter((category) => category.type === type)
    .map(({ id }) => countsOf(id, rows, placed));
  return [
    statement(
      "delete from service_locations where category in (select category from service_categories where type = ?1)",
      type,
    ),
    statement("delete from service_categories where type = ?1", type),
    statement(
      `insert into service_sources (type, version, facts, content_hash, refreshed_at)
       values (?1, ?2, ?3, nullif(?4, ''), nullif(?5, ''))
       on conflict (type) do update set version = ?2, facts = ?3, content_hash = nullif(?4, ''), refreshed_at = nullif(?5, '')`,
      type,
      version,
      JSON.stringify(facts),
      contentHash ?? "",
      String(refreshedAt ?? ""),
    ),
    statement(
      `insert into service_categories (category, type, total, without_location, cells)
       select value ->> 'id', ?1, value ->> 'total', value ->> 'without', value -> 'cells' from json_each(?2)`,
      type,
      JSON.stringify(counts),
    ),
    ...inPieces(placed).map((piece) =>
      statement(
        `insert into service_locations (category, id, cell, x, y, z, name, body)
         select value ->> 'category', value ->> 'id', value ->> 'cell', value ->> 'x', value ->> 'y', value ->> 'z',
           value ->> 'name', value -> 'body' from json_each(?1)`,
        piece,
      ),
    ),
  ];
}

const rowsOf = ({ categories, location }) =>
  categories.map((category) => ({ category, ...location, body: location }));

/** 0, 0 means that nobody entered a point. */
const isPlaced = (latitude, longitude) => Boolean(latitude) && Boolean(longitude);

function withPosition({ category, id, name, type, latitude, longitude, body }) {
  const cell = type?.startsWith(anywhere) ? null : cellOf({ latitude, longitude });
  return { category, id, name, cell, ...unitVector({ latitude, longitude }), body };
}

function countsOf(id, rows, placed) {
  const total = placed.filter(({ category }) => category === id);
  const cells = new Map();
  for (const { cell } of total) if (cell !== null) cells.set(cell, (cells.get(cell) ?? 0) + 1);
  const all = rows.filter(({ category }) => category === id).length;
  return { id, total: total.length, without: all - total.length, cells: [...cells] };
}

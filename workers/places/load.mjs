import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { inPieces } from "../json-pieces.mjs";
import { wordsOf } from "./names.mjs";
import { readGazetteer } from "./read-gazetteer.mjs";

// In one transaction. Returns whether anything had changed.
/** @param {Pick<D1Database, "prepare" | "batch">} db */
export async function loadPlaces(db) {
  const hash = hashOfFiles();
  const loaded = await db
    .prepare("select content_hash from place_publication where id = 1")
    .first("content_hash");
  if (loaded === hash) return false;
  await db.batch(statementsFor(db, readGazetteer(), hash));
  return true;
}

function statementsFor(db, { areas, places, names, beginnings }, hash) {
  const inserting = (table, rows, columns) => {
    const values = columns.map((_, index) => `value ->> ${index}`).join(", ");
    const sql = `insert into ${table} (${columns.join(", ")}) select ${values} from json_each(?1)`;
    return inPieces(rows).map((piece) => db.prepare(sql).bind(piece));
  };
  return [
    ...["place_postcodes", "place_words", "place_beginnings", "place_names", "places", "place_areas"].map(
      (table) => db.prepare("delete from ".concat(table)),
    ),
    ...inserting("place_areas", areas.map(areaRow), areaColumns),
    ...inserting(
      "place_words",
      areas
        .filter(({ kind }) => kind === "locality")
        .flatMap(({ area, words }) => [...new Set(wordsOf(words.join(" ")))].map((word) => [word, area])),
      ["word", "area"],
    ),
    ...inserting(
      "places",
      places.map(({ rank, area, street }) => [rank, area, street]),
      ["rank", "area", "street"],
    ),
    ...inserting(
      "place_postcodes",
      places.filter(({ postcode }) => postcode).map(({ rank, postcode }) => [rank, postcode]),
      ["rank", "postcode"],
    ),
    ...inserting(
      "place_names",
      names.map(({ name, rank }) => [name, rank]),
      ["name", "rank"],
    ),
    ...inserting(
      "place_beginnings",
      beginnings.flatMap(({ beginning, ranks }) =>
        ranks.map((rank, position) => [beginning, position, rank]),
      ),
      ["beginning", "position", "rank"],
    ),
    db
      .prepare(
        "insert into place_publication (id, content_hash) values (1, ?1) on conflict (id) do update set content_hash = ?1",
      )
      .bind(hash),
  ];
}

const areaColumns = [
  "area",
  "id",
  "kind",
  "name",
  "name_mi",
  "text",
  "town",
  "region",
  "latitude",
  "longitude",
  "is_approximate",
  "roads",
  "words",
];

function areaRow(area) {
  const words = new Set(wordsOf(area.words.join(" ")));
  return areaColumns.map((column) => {
    if (column === "is_approximate") return Number(area.isApproximate);
    return column === "words" ? ` ${[...words].join(" ")} ` : area[column];
  });
}

function hashOfFiles() {
  const hash = createHash("sha256");
  const here = new URL(".", import.meta.url);
  const files = (folder) => readdirSync(new URL(folder, here)).map((name) => folder + name);
  const code = [...files("./").filter((name) => name.endsWith(".mjs")), "../content/load/words.mjs"];
  const names = [...files("records/"), ...code];
  for (const name of names.filter((each) => !each.endsWith(".md")).sort())
    hash.update(name).update(readFileSync(new URL(name, here)));
  return hash.digest("hex").slice(0, 16);
}

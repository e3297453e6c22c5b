import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

// Each resource in one transaction. Returns the titles of those that changed.
/** @param {Pick<D1Database, "prepare" | "batch">} db */
export async function loadOpenData(db) {
  const { results } = await db.prepare("select resource_id, content_hash from open_data_resources").all();
  const loaded = new Map(results.map((row) => [row.resource_id, row.content_hash]));
  const titles = [];
  for (const resource of JSON.parse(await read("resources.json"))) {
    const records = JSON.stringify(await recordsOf(resource));
    const hash = createHash("sha256").update(JSON.stringify(resource)).update(records).digest("hex");
    if (loaded.get(resource.id) === hash) continue;
    await db.batch(replacing(db, resource, records, hash));
    titles.push(resource.title);
  }
  return titles;
}

// Rows are bound as one JSON value, because a statement takes only 100 values.
function replacing(db, { id, fields, asAt }, records, hash) {
  const statement = (sql, ...values) => db.prepare(sql).bind(id, ...values);
  return [
    statement(
      "delete from open_data_words where rowid in (select row_number from open_data_records where resource_id = ?1)",
    ),
    statement("delete from open_data_records where resource_id = ?1"),
    statement(
      `insert into open_data_resources (resource_id, fields, as_at, content_hash) values (?1, ?2, ?3, ?4)
       on conflict (resource_id) do update set fields = ?2, as_at = ?3, content_hash = ?4`,
      JSON.stringify([{ id: "_id", type: "int" }, ...fields]),
      asAt,
      hash,
    ),
    statement(
      "insert into open_data_records (resource_id, _id, record) select ?1, key + 1, value from json_each(?2) order by key",
      records,
    ),
    statement(
      `insert into open_data_words (rowid, words)
       select row_number, (select group_concat(value, ' ') from json_each(record)) from open_data_records where resource_id = ?1`,
    ),
  ];
}

async function recordsOf({ file, fields }) {
  const text = await read(`records/${file}`);
  const rows = file.endsWith(".json") ? JSON.parse(text) : parseCsv(text);
  return rows.map((row) =>
    Object.fromEntries(fields.map(({ id, type }) => [id, type === "numeric" ? Number(row[id]) : row[id]])),
  );
}

/** Values may be quoted, but hold no line breaks. */
function parseCsv(text) {
  const [names, ...rows] = text
    .trim()
    .split(/\r?\n/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
        quoted === undefined ? plain : quoted.replaceAll('""', '"'),
      ),
    );
  return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column]])));
}

function read(path) {
  return readFile(new URL(path, import.meta.url), "utf8");
}

// A deployed database is loaded from SQL files, where D1 allows 100,000 bytes a statement: long values are put together from pieces.

/** In characters, each of up to three bytes. */
const maxLength = 24_000;

/**
 * @param {(sql: string) => Promise<Record<string, unknown>[]>} [ask] what the database has already; without it nothing
 * @returns {{ db: any; text(): string }} `db` records statements, and has only what the loaders need
 */
export function sqlFile(ask = async () => []) {
  const lines = [];
  const prepare = (sql, values = []) => ({
    sql,
    values,
    bind: (...bound) => prepare(sql, bound),
    first: async (column) => (await ask(sql))[0]?.[column] ?? null,
    all: async () => ({ results: await ask(sql) }),
  });
  const batch = async (statements) => {
    lines.push("create table if not exists content_pieces (name text primary key, body text not null)");
    for (const statement of statements) lines.push(...linesOf(statement));
    lines.push("drop table content_pieces");
    return [];
  };
  return { db: { prepare, batch }, text: () => lines.map((line) => `${line};\n`).join("") };
}

function linesOf({ sql, values }) {
  const written = values.map((value, index) => writtenAs(value, `piece ${index + 1}`));
  const whole = sql.replace(/\?(\d+)/g, (_, place) => written[Number(place) - 1].expression);
  const before = written.flatMap(({ pieces }) => pieces);
  return [...before, whole, ...(before.length > 0 ? ["delete from content_pieces"] : [])];
}

function writtenAs(value, name) {
  if (value.length <= maxLength) return { pieces: [], expression: quoted(value) };
  const pieces = value.match(new RegExp(`[^]{1,${maxLength}}`, "gu")) ?? [];
  return {
    pieces: [
      `insert into content_pieces (name, body) values (${quoted(name)}, '')`,
      ...pieces.map(
        (piece) => `update content_pieces set body = body || ${quoted(piece)} where name = ${quoted(name)}`,
      ),
    ],
    expression: `(select body from content_pieces where name = ${quoted(name)})`,
  };
}

/** @param {string} text */
export const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

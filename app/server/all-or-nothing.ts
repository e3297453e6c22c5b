/** Undoes the batch if no row changed. SQLite raises errors only in triggers, so it parses text that is not JSON. */
export const orUndo = (db: D1Database): D1PreparedStatement =>
  db.prepare("select json(case changes() when 0 then 'nothing changed' else 'null' end)");

export const wasUndone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("malformed JSON");

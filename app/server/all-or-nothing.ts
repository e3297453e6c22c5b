/**
 * To follow a statement in a batch: where that has changed no row the whole batch is undone. SQLite raises errors only in triggers, so
 * the error is that of a text which is no JSON.
 */
export const orUndo = (db: D1Database): D1PreparedStatement =>
  db.prepare("select json(case changes() when 0 then 'nothing changed' else 'null' end)");

/** @param error of a batch */
export const wasUndone = (error: unknown): boolean =>
  error instanceof Error && error.message.includes("malformed JSON");

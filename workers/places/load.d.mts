/**
 * Makes D1 hold the gazetteer of the files.
 * @param db with the migrations applied
 * @returns whether it had changed and was loaded
 */
export function loadPlaces(db: Pick<D1Database, "prepare" | "batch">): Promise<boolean>;

/**
 * Makes D1 hold the providers of the files. Those that were fetched from the real directory stay.
 * @param db with the migrations applied
 * @returns the types that had changed and were loaded
 */
export function loadServiceLocations(db: Pick<D1Database, "prepare" | "batch">): Promise<string[]>;

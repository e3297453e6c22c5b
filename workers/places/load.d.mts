export function loadPlaces(db: Pick<D1Database, "prepare" | "batch">): Promise<boolean>;

export function loadServiceLocations(db: Pick<D1Database, "prepare" | "batch">): Promise<string[]>;

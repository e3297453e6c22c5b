export function loadOpenData(db: Pick<D1Database, "prepare" | "batch">): Promise<string[]>;

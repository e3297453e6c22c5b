export function sqlFile(): { db: Pick<D1Database, "prepare" | "batch">; text(): string };

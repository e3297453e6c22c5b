/** A folder with a database of one's own (schema, guide, records) for `defaultPersistRoot` of Miniflare; whoever asked removes it. */
export function ownDatabase(): Promise<string>;
/** Makes the database that is copied, unless it is there and nothing that it is made from has changed since. */
export function prepareDatabase(): Promise<string>;
/** Applies every migration to a database without tables, in the order of their numbers. */
export function applyMigrations(database: Pick<D1Database, "prepare" | "batch">): Promise<void>;
/** The texts of all migrations, in the order of their numbers. */
export function migrations(): string[];

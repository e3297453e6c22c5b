// Test support: the open data in a local D1 database, and how to search it.

import { readFile } from "node:fs/promises";
import { emptyDatabase } from "../database-for-tests.ts";
import { openData } from "./index.ts";

export const thresholdsId = "c21fcbdb-05ff-4f1b-9195-3d1c04255106";
export const benefitsId = "9c0cca17-d959-48f4-89e0-8e8b3742c700";
export const postcodesId = "cc6102b1-3d42-4ada-86af-e6ecd4ab6896";

export async function localDatabase() {
  const { db, end } = emptyDatabase();
  await migrate(db);
  return { db, end };
}

export async function migrate(db: D1Database): Promise<void> {
  const sql = await readFile(new URL("../../migrations/0001_open_data.sql", import.meta.url), "utf8");
  const statements = sql.replaceAll(/^--.*$/gm, "").split(";");
  await db.batch(statements.filter((text) => text.trim() !== "").map((text) => db.prepare(text)));
}

interface DatastoreAnswer {
  success: boolean;
  help: string;
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
  result: any;
  error: Record<string, unknown>;
}

const waiting: Promise<unknown>[] = [];
const context = {
  waitUntil: (work: Promise<unknown>) => waiting.push(work),
  passThroughOnException() {},
  props: {},
};

export async function search(
  query: Record<string, string> | string,
  env: { DB: D1Database; OPEN_DATA_URL?: string },
) {
  const headers = { "x-public-base": "http://127.0.0.1:8787/api" };
  const path = `/datastore_search?${new URLSearchParams(query)}`;
  const response = await openData.request(path, { headers }, env, context);
  return { response, status: response.status, ...((await response.json()) as DatastoreAnswer) };
}

/** Waits for work that continued after the answers. */
export async function backgroundWork(): Promise<void> {
  await Promise.all(waiting.splice(0));
}

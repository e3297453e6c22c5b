import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { textHash } from "./text-hash.mjs";

/** By the hash of both texts, so a change to either waits for a reader again. */
export const readingsFile = "app/i18n/read.json";
export const proposalsFile = "app/i18n/proposals.json";

function json(root, file, empty) {
  const full = path.join(root, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, "utf8")) : empty;
}

/** @returns {Record<string, { key: string, by: string, on: string }>} */
export const readingsIn = (root) => json(root, readingsFile, {});
export const proposalsIn = (root) => json(root, proposalsFile, []);

export const isTextRead = (readings, { en, mi }) => textHash(en, mi) in readings;

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

/** @typedef {{ key: string, by: string, on: string, checkedBy?: string, checkedOn?: string, note?: string }} Reading */

/** @returns {Record<string, Reading>} */
export const readingsIn = (root) => json(root, readingsFile, {});
/** @returns {{ key: string, proposal?: string, reason: string, confidence: string, by?: string, on?: string }[]} without a proposal it is a question or a comment */
export const proposalsIn = (root) => json(root, proposalsFile, []);

/** Two fluent readers: who wrote or read the words first, and another one who checked them. */
export const isTextRead = (readings, { en, mi }) => readings[textHash(en, mi)]?.checkedBy !== undefined;

import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const kinds = {
  ES256: ["ec", { namedCurve: "P-256" }],
  RS256: ["rsa", { modulusLength: 2048 }],
  EdDSA: ["ed25519", {}],
};

export function newKey(alg) {
  const [kind, options] = kinds[alg];
  /** @type {any} */
  const { privateKey } = generateKeyPairSync(kind, options);
  return { ...privateKey.export({ format: "jwk" }), kid: randomBytes(8).toString("hex"), alg, use: "sig" };
}

/** Kept in a file, so that logging out still works after a restart. */
export function keptKey(alg, file) {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(newKey(alg)), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

import { generateKeyPairSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const kinds = {
  ES256: ["ec", { namedCurve: "P-256" }],
  RS256: ["rsa", { modulusLength: 2048 }],
  EdDSA: ["ed25519", {}],
};

/** A new key to sign id tokens with. @param {"ES256" | "RS256" | "EdDSA"} alg */
export function newKey(alg) {
  const [kind, options] = kinds[alg];
  const { privateKey } = generateKeyPairSync(kind, options);
  return { ...privateKey.export({ format: "jwk" }), kid: randomBytes(8).toString("hex"), alg, use: "sig" };
}

/** A key of this machine, kept so that who is logged in can log out after a restart. */
export function keptKey(alg, file) {
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(newKey(alg)), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, "utf8"));
}

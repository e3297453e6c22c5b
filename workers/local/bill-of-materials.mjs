import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";

/** CycloneDX 1.5 from the lockfile: `npm sbom` rejects packages that ask for another's "latest", and forgets zod. */
export function billOfMaterials({ shippedOnly = false } = {}) {
  const text = readFileSync(`${root}/package-lock.json`, "utf8");
  const { name, packages } = JSON.parse(text);
  const components = Object.entries(packages)
    .filter(([at, { dev }]) => at !== "" && !(shippedOnly && dev))
    .map(([at, { version, license, integrity, dev }]) => {
      const called = at.replace(/.*node_modules\//, "");
      return {
        type: "library",
        name: called,
        version,
        purl: `pkg:npm/${called.replace("@", "%40")}@${version}`,
        scope: dev ? "excluded" : "required",
        ...(license ? { licenses: [licenceOf(license)] } : {}),
        ...(integrity ? { hashes: [hashOf(integrity)] } : {}),
      };
    });
  const id = createHash("sha256").update(text).digest("hex");
  const serialNumber = `urn:uuid:${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`;
  const metadata = { component: { type: "application", name, version: "0" } };
  return { bomFormat: "CycloneDX", specVersion: "1.5", serialNumber, version: 1, metadata, components };
}

const licenceOf = (license) =>
  /^[A-Za-z0-9.+-]+$/.test(license)
    ? { license: { id: license } }
    : /^SEE /.test(license)
      ? { license: { name: license } }
      : { expression: license };

function hashOf(integrity) {
  const [algorithm = "", content = ""] = integrity.split(" ")[0].split("-");
  return { alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(content, "base64").toString("hex") };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.log(JSON.stringify(billOfMaterials({ shippedOnly: process.argv.includes("--shipped") }), null, 2));

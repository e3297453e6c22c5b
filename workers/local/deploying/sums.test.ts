import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { writeSums } from "./sums.mjs";

test("what is deployed has a list of sums: the same for the same files, another for another", async () => {
  const place = mkdtempSync(path.join(tmpdir(), "timata-sums-"));
  mkdirSync(`${place}/files/assets`, { recursive: true });
  writeFileSync(`${place}/files/assets/a.js`, "1");
  const sums = (text: string) =>
    writeSums({
      configs: { site: "site.toml", services: "services.toml" },
      folder: `${place}/release`,
      files: `${place}/files`,
      async wrangler(args) {
        const folder = args[args.indexOf("--outdir") + 1];
        writeFileSync(`${folder}/worker.js`, `${args.at(-1)} ${text}`);
        writeFileSync(`${folder}/worker.js.map`, place);
        return "";
      },
    });
  const once = await sums("a");
  const list = readFileSync(`${place}/release/SHA256SUMS`, "utf8");
  expect(list.match(/[\w-]+\/[\w-]+\.js$/gm)).toEqual([
    "assets/a.js",
    "services/worker.js",
    "site/worker.js",
  ]);
  expect([(await sums("a")) === once, (await sums("b")) === once]).toEqual([true, false]);
  rmSync(place, { recursive: true });
});

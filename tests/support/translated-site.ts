import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { unstable_readConfig as readConfig } from "wrangler";
import { root } from "#workers/local/imports.mjs";
import { siteTexts } from "#workers/translations/pairs.mjs";
import { readState, reviewedTexts, reviewFiles } from "#workers/translations/review.mjs";

/** A folder with copies of some of the repository's texts, and none that was read. */
export function copyOfTexts(files: readonly string[]): string {
  const folder = mkdtempSync(`${tmpdir()}/timata-`);
  for (const file of files) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    cpSync(`${root}/${file}`, `${folder}/${file}`);
  }
  mkdirSync(`${folder}/app/i18n`, { recursive: true });
  writeFileSync(`${folder}/app/i18n/proposals.json`, "[]");
  return folder;
}

/** The site as the build makes it, but with the texts of a folder, and with what was read of them. @returns its script */
export async function builtWith(folder: string): Promise<string> {
  const texts = reviewedTexts(folder);
  const { overview, groups } = reviewFiles(texts);
  for (const made of [".build", "public/review"]) mkdirSync(`${folder}/${made}`, { recursive: true });
  const [all, changed] = [siteTexts(root), siteTexts(folder)];
  const site = { en: { ...all.en, ...changed.en }, mi: { ...all.mi, ...changed.mi } };
  writeFileSync(`${folder}/.build/texts.json`, JSON.stringify(site));
  writeFileSync(`${folder}/.build/read-texts.json`, JSON.stringify(readState(folder, texts)));
  writeFileSync(`${folder}/.build/review.json`, JSON.stringify(overview));
  for (const { id, pages } of groups)
    writeFileSync(`${folder}/public/review/${id}.json`, JSON.stringify(pages));
  const { alias, define } = readConfig({ config: `${root}/wrangler.toml` });
  const { outputFiles } = await build({
    entryPoints: [`${root}/app/worker.ts`],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    conditions: ["workerd", "worker", "browser"],
    external: ["node:*", "cloudflare:*"],
    define,
    alias: Object.fromEntries(
      Object.entries(alias ?? {}).map(([name, file]) => [name, path.resolve(root, String(file))]),
    ),
    plugins: [
      {
        name: "texts",
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.json$/ }, ({ path: file }) => {
            const changed = path.join(folder, path.relative(root, file));
            if (file.includes("node_modules") || !existsSync(changed)) return undefined;
            return { contents: readFileSync(changed, "utf8"), loader: "json" };
          }),
      },
    ],
  });
  return outputFiles[0]?.text ?? "";
}

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { quiet, root } from "../../../workers/local/paths.mjs";

/** Beside the build, so that it is no dependency of ours. */
const folder = `${root}/.build/bench-astro`;
const version = "5.18.2";

/** The same page built by Astro, without scripts: about what a site of articles made with it sends. */
export function astroPage(html) {
  mkdirSync(`${folder}/src/pages`, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true, type: "module" }));
  const run = (command, args) =>
    execFileSync(command, args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...quiet, ASTRO_TELEMETRY_DISABLED: "1" },
    });
  if (!existsSync(`${folder}/node_modules/astro`))
    run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", `astro@${version}`]);
  const { document } = parseHTML(html);
  for (const script of document.querySelectorAll("script, link[rel=modulepreload]")) script.remove();
  const [head, body] = [document.head.innerHTML, document.body.innerHTML];
  writeFileSync(
    `${folder}/src/pages/index.astro`,
    `---
const head = ${JSON.stringify(head)};
const body = ${JSON.stringify(body)};
---
<!doctype html>
<html lang="en-NZ">
  <head><Fragment set:html={head} /></head>
  <body><Fragment set:html={body} /></body>
</html>
`,
  );
  run(process.execPath, ["node_modules/astro/astro.js", "build", "--silent"]);
  return readFileSync(`${folder}/dist/index.html`, "utf8");
}

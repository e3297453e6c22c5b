import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { budgets } from "#workers/local/bench/budgets.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(path.join(os.tmpdir(), "timata-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Uploaded {
  bundle: Buffer;
  said: string;
}
const uploads = new Map<string, Promise<Uploaded>>();

/** What would be uploaded, and what wrangler says of it; found out once for each configuration. */
function dryRun(config: string): Promise<Uploaded> {
  const upload = uploads.get(config) ?? uploadOf(config);
  uploads.set(config, upload);
  return upload;
}

async function uploadOf(config: string): Promise<Uploaded> {
  const outdir = path.join(folder, path.dirname(config));
  const wrangler = `${root}node_modules/wrangler/bin/wrangler.js`;
  const args = [wrangler, "deploy", "--dry-run", "-c", root + config, "--outdir", outdir];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
  const { main = "" } = readConfig({ config: root + config });
  return { bundle: readFileSync(path.join(outdir, `${path.parse(main).name}.js`)), said: stdout };
}

describe("wrangler deploy --dry-run", () => {
  test.each([
    ["the site", "wrangler.toml"],
    ["the second worker", "workers/wrangler.toml"],
  ])("%s is at most 700 KB gzipped and holds React's production build, if any", async (_name, config) => {
    const { bundle, said } = await dryRun(config);
    expect(said).toContain("--dry-run");
    expect(gzipSync(bundle).length).toBeLessThanOrEqual(budgets.siteWorker);
    expect(bundle.toString()).not.toContain("react-dom-server.browser.development");
  });

  test("production binds no pretend neighbour", async () => {
    const { said } = await dryRun("wrangler.toml");
    expect(said).not.toMatch(/stand.?in/i);
    expect(said).toMatch(/SERVICES[\s\S]*timata-services/);
  });
});

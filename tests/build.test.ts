import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { paymentOriginsProblem } from "#workers/local/payment-origins.mjs";
import { budgets } from "./bench/budgets.mjs";

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
  ])("%s is at most 800 KB gzipped and holds React's production build, if any", async (_name, config) => {
    const { bundle, said } = await dryRun(config);
    expect(said).toContain("--dry-run");
    expect(gzipSync(bundle).length).toBeLessThanOrEqual(budgets.siteWorker);
    expect(bundle.toString()).not.toContain("react-dom-server.browser.development");
  });

  test.each([
    ["site/worker.js", "wrangler.toml"],
    ["services/index.js", "workers/wrangler.toml"],
  ])("%s, which tests run, is what would be uploaded, byte for byte", async (built, config) => {
    const { bundle } = await dryRun(config);
    expect(bundle.equals(readFileSync(`${root}.build/${built}`))).toBe(true);
  });

  test("production binds no pretend neighbour", async () => {
    const { said } = await dryRun("wrangler.toml");
    expect(said).not.toMatch(/stand.?in/i);
    expect(said).toMatch(/SERVICES[\s\S]*timata-services/);
  });
});

describe("production without the origins of the registry's payment pages", () => {
  test("is not deployed", async () => {
    const deploy = promisify(execFile)(process.execPath, [`${root}workers/local/deploy.mjs`, "--dry-run"], {
      cwd: root,
    });
    await expect(deploy).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/PAYMENT_ORIGINS.*\nNothing was deployed\./),
    });
  });

  test.each([
    ["missing", undefined, [], "PAYMENT_ORIGINS is empty"],
    ["empty", " , ", [], "PAYMENT_ORIGINS is empty"],
    ["no origin but a page", "https://pay.example/card", [], "https://pay.example/card is no origin"],
    ["not encrypted", "http://pay.example", [], "http://pay.example is no origin"],
    ["one", "https://pay.example", [], undefined],
    ["several", "https://pay.example, https://card.example", [], undefined],
    ["on the command line", undefined, ["--var", "PAYMENT_ORIGINS:https://pay.example"], undefined],
  ])("%s", (_, setting, args, problem) => {
    const said = paymentOriginsProblem(setting === undefined ? {} : { PAYMENT_ORIGINS: setting }, args);
    if (problem === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(problem);
  });
});

import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";

/**
 * @typedef {{
 *   executablePath: string,
 *   args: string[],
 *   env?: Record<string, string | undefined>,
 * }} FoundBrowser
 */

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * To make a new frame for every page costs 45 ms of processor time each. The others are those that Playwright switches off and that a local
 * site would notice: of two such flags a browser reads the last.
 */
const features = [
  "RenderDocument",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

// Containers seldom allow a browser its own sandbox, and tests open no page from elsewhere.
const local = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  `--disable-features=${features.join()}`,
];

/**
 * Finds a browser: the one of CHROMIUM_PATH, else the operating system's Chromium, else the one that comes as an npm package.
 * @throws when none of them starts; the message says what was tried and what to do
 * @returns {Promise<FoundBrowser>} for playwright-core's `launch`
 */
export const findBrowser = once(() => firstThatStarts([named, installed, packaged]));

/**
 * Prefers the npm package to the operating system's Chromium: a headless shell opens a page in a quarter of the time.
 * @returns {Promise<FoundBrowser>}
 */
export const findLightBrowser = once(() => firstThatStarts([named, packaged, installed]));

/**
 * A full browser: the one of the npm package is a headless shell.
 * @returns {Promise<FoundBrowser>}
 */
export const findWholeBrowser = once(() => firstThatStarts([named, installed]));

/**
 * The npm package's browser with no letters but those that the package brings: its pictures of a page are the same on every machine.
 * @returns {Promise<FoundBrowser>}
 */
export const findSameBrowser = once(async () => {
  const { executablePath, args } = await firstThatStarts([packaged]);
  return {
    executablePath,
    args: [...args, "--font-render-hinting=none", "--force-color-profile=srgb"],
    env: { ...process.env, FONTCONFIG_FILE: lettersOfPackage() },
  };
});

function once(find) {
  let found;
  return () => {
    found ??= find();
    return found;
  };
}

async function firstThatStarts(places) {
  const tried = [];
  for (const place of places) {
    for (const candidate of await place()) {
      const fault = faultOf(candidate.executablePath);
      if (!fault) return candidate;
      tried.push(`  ${candidate.executablePath}: ${fault}`);
    }
  }
  throw new Error(
    ["No browser was found for the tests.", ...tried, "Install Chromium, or set CHROMIUM_PATH."].join("\n"),
  );
}

const named = () =>
  process.env.CHROMIUM_PATH ? [{ executablePath: process.env.CHROMIUM_PATH, args: local }] : [];

const installed = () =>
  usual.filter((file) => existsSync(file)).map((executablePath) => ({ executablePath, args: local }));

async function packaged() {
  // The package is built for this platform only.
  if (process.platform !== "linux" || process.arch !== "x64") return [];
  try {
    // The package contains the libraries that a bare machine lacks, but unpacks them only when it believes that it runs in AWS Lambda.
    if (!hasLibraries()) process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
    const { default: chromium } = await import("@sparticuz/chromium");
    const executablePath = path.join(tmpdir(), "chromium");
    if (faultOf(executablePath)) await unpack(chromium);
    // Not with the package's own flags: they switch off web security, which the tests rely on.
    return [{ executablePath, args: local }];
  } catch (error) {
    return [{ executablePath: `@sparticuz/chromium (${error.message})`, args: [] }];
  }
}

/**
 * Unpacks the browser into a temporary folder, then moves it to where the package expects it: the package itself writes to that
 * place directly, and takes a file that another process is still writing for complete.
 */
async function unpack(chromium) {
  const place = tmpdir();
  const { TMPDIR } = process.env;
  const draft = mkdtempSync(path.join(place, "timata-chromium-"));
  process.env.TMPDIR = draft;
  try {
    await chromium.executablePath();
    for (const name of readdirSync(draft)) {
      rmSync(path.join(place, name), { recursive: true, force: true });
      renameSync(path.join(draft, name), path.join(place, name));
    }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(draft, { recursive: true, force: true });
  }
  faults.clear();
}

/** @returns {string} the settings file that knows these letters alone */
function lettersOfPackage() {
  const bin = path.resolve(createRequire(import.meta.url).resolve("@sparticuz/chromium"), "../../../bin");
  const input = brotliDecompressSync(readFileSync(`${bin}/fonts.tar.br`));
  const folder = path.join(tmpdir(), `timata-letters-${input.length}`);
  const settings = `${folder}/alone.conf`;
  if (existsSync(settings)) return settings;
  const draft = mkdtempSync(`${folder}-`);
  execFileSync("tar", ["x", "-C", draft], { input });
  writeFileSync(
    `${draft}/alone.conf`,
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
  try {
    renameSync(draft, folder);
  } catch {
    // Another process has made the same in the meantime.
    rmSync(draft, { recursive: true });
  }
  return settings;
}

/** Whether the machine has the libraries that Chromium is linked with: checks one of them. */
const hasLibraries = () =>
  ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"].some((folder) =>
    existsSync(`${folder}/libnss3.so`),
  );

/** By the path of the browser: it takes seconds to start one. */
const faults = new Map();

function faultOf(executablePath) {
  if (!faults.has(executablePath)) faults.set(executablePath, startOnce(executablePath));
  return faults.get(executablePath);
}

function startOnce(executablePath) {
  try {
    execFileSync(executablePath, ["--version"], { stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 });
    return undefined;
  } catch (error) {
    return String(error.message).split("\n")[0];
  }
}

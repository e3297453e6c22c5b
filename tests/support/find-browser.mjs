import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const usual = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

// Tests show pages of this machine only, and containers seldom let a browser make a sandbox of its own.
const local = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"];

/**
 * Finds a browser: the one of CHROMIUM_PATH, else the operating system's Chromium, else the one that comes as an npm package.
 * @returns {Promise<{ executablePath: string, args: string[] }>} for playwright-core's `launch`
 * @throws when none of them starts; the message says what was tried and what to do
 */
export const findBrowser = once(() => firstThatStarts([named, installed, packaged]));

/**
 * The same, but the one of the npm package before the operating system's: it has no windows, and so opens a page in a quarter
 * of the time.
 */
export const findLightBrowser = once(() => firstThatStarts([named, packaged, installed]));

/** A browser with windows: the one of the npm package has none. */
export const findWholeBrowser = once(() => firstThatStarts([named, installed]));

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
  // It is made for this kind of machine only.
  if (process.platform !== "linux" || process.arch !== "x64") return [];
  try {
    // The package carries the libraries that a bare machine lacks, and unpacks them where it believes to be in a cloud.
    if (!hasLibraries()) process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
    const { default: chromium } = await import("@sparticuz/chromium");
    const executablePath = path.join(tmpdir(), "chromium");
    if (faultOf(executablePath)) await unpack(chromium);
    // Its own flags would switch off the very rules that the tests look at, such as those on other hosts.
    return [{ executablePath, args: local }];
  } catch (error) {
    return [{ executablePath: `@sparticuz/chromium (${error.message})`, args: [] }];
  }
}

/**
 * Unpacks the browser where the package expects it. It does so in a folder aside: the package itself writes straight to the
 * place, and takes whatever it finds there for whole, even what another process has only begun to write.
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

/** Whether the machine has what Chromium is linked with; one library stands for all. */
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

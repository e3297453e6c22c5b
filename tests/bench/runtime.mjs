import { readdirSync, readFileSync } from "node:fs";
import { Miniflare } from "miniflare";

/** Bypasses the local router, which would cost more than many a page. */
export const straight = { host: "127.0.0.1", port: 0 };

/** `start` starts exactly one runtime; `cpu` is in milliseconds, `memory` in bytes (resident). */
export async function withProcess(start) {
  const before = new Set(runtimes());
  const started = await start();
  const [pid] = runtimes().filter((each) => !before.has(each));
  if (!pid)
    throw new Error("The runtime's process was not found: CPU is read from /proc, which needs Linux.");
  return { started, cpu: () => cpuOf(pid), memory: () => memoryOf(pid) };
}

/** @param {string} script @param {object} [more] options of Miniflare */
export async function startWorker(script, more = {}) {
  const name = "alone";
  const { started, cpu } = await withProcess(async () => {
    const miniflare = new Miniflare({
      unsafeDirectSockets: [straight],
      name,
      modules: [{ type: "ESModule", path: "worker.js", contents: script }],
      compatibilityDate: "2026-04-01",
      compatibilityFlags: ["nodejs_als"],
      cf: false,
      ...more,
    });
    await miniflare.ready;
    return miniflare;
  });
  const url = (await started.unsafeGetDirectURL(name)).origin;
  return { url, cpu, stop: () => started.dispose() };
}

/** Milliseconds of all runtimes that this process has started. */
export const cpuOfRuntimes = () => runtimes().reduce((sum, pid) => sum + cpuOf(pid), 0);

function runtimes() {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const stat = statOf(pid);
    return stat?.name === "workerd" && stat.fields[1] === String(process.pid);
  });
}

/** Of all its threads, in nanoseconds there: /proc/…/stat counts steps of 10 ms. */
function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
  return threads.reduce((sum, file) => sum + nanosecondsIn(file), 0) / 1e6;
}

function nanosecondsIn(file) {
  try {
    return Number(readFileSync(file, "utf8").split(" ")[0]);
  } catch {
    // The thread has ended meanwhile.
    return 0;
  }
}

const memoryOf = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) * 1024;

/** The process's name and the fields after it: state, parent, … (proc(5)). */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    return { name: stat.slice(stat.indexOf("(") + 1, end), fields: stat.slice(end + 2).split(" ") };
  } catch {
    return undefined;
  }
}

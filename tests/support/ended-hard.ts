import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The runtimes of workers that this process has begun and that run still. */
export function ownRuntimes(): Set<number> {
  const own = running().filter(({ parent, name }) => parent === process.pid && /workerd/.test(name));
  return new Set(own.map(({ pid }) => pid));
}

interface Process {
  pid: number;
  parent: number;
  name: string;
}

/** What runs on this machine; without `ps`, which small systems do not have, where the system tells it itself. */
function running(): Process[] {
  const lines = existsSync("/proc/self/stat")
    ? readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .map(statusOf)
    : execFileSync("ps", ["-A", "-o", "pid=,ppid=,comm="], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [, pid, parent, name = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid && parent ? [{ pid: Number(pid), parent: Number(parent), name }] : [];
  });
}

function statusOf(pid: string): string {
  try {
    const [, name = "", parent = ""] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return `${pid} ${parent} ${name}`;
  } catch {
    // It has ended meanwhile.
    return "";
  }
}

/** Ends a process as a power cut does: it has no time to finish anything. */
export const endHard = (pid: number): void => void process.kill(pid, "SIGKILL");

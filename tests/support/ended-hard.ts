import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The process ids of the running workerd processes that this process has started. */
export function ownRuntimes(): Set<number> {
  const own = running().filter(({ parent, name }) => parent === process.pid && /workerd/.test(name));
  return new Set(own.map(({ pid }) => pid));
}

interface Process {
  pid: number;
  parent: number;
  name: string;
}

/** All processes. Linux lists them in /proc; small systems have no `ps`. */
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
    // The process has ended meanwhile.
    return "";
  }
}

/** Like a power cut: the process has no time to finish anything. */
export const endHard = (pid: number): void => void process.kill(pid, "SIGKILL");

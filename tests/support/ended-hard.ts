import { execFileSync } from "node:child_process";

/** The runtimes of workers that this process has begun and that run still. */
export function ownRuntimes(): Set<number> {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,command="], { encoding: "utf8" }).split("\n");
  const own = lines
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((found) => Number(found?.[2]) === process.pid && /workerd/.test(found?.[3] ?? ""));
  return new Set(own.map((found) => Number(found?.[1])));
}

/** Ends a process as a power cut does: it has no time to finish anything. */
export const endHard = (pid: number): void => void process.kill(pid, "SIGKILL");

import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

const program = `
  import { endWith } from "${new URL("end.mjs", import.meta.url)}";
  setInterval(() => {}, 1000);
  endWith(async () => console.log("stopped"));
  console.log("runs");
`;

test.each(["SIGTERM", "SIGINT", "SIGKILL"] as const)(
  "nothing runs on once the npm that started it got %s",
  async (signal) => {
    const shell = spawn("/bin/sh", ["-c", 'node --input-type=module -e "$PROGRAM" & echo $!; wait'], {
      env: { ...process.env, PROGRAM: program, npm_lifecycle_event: "start" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    const ended = once(shell.stdout.setEncoding("utf8"), "end");
    await new Promise<void>((runs) => {
      shell.stdout.on("data", (part) => {
        said += part;
        if (said.includes("runs")) runs();
      });
    });
    shell.kill(signal);
    // The pipe ends when the last process that holds it has ended.
    await ended;
    expect(said).toContain("stopped");
  },
);

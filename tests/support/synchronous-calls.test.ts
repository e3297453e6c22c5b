import { createRequire } from "node:module";
import { MessageChannel, Worker } from "node:worker_threads";
import { expect, test } from "vitest";

test("an answer that is not there yet is waited for", async () => {
  const { port1, port2 } = new MessageChannel();
  const source = `const { workerData } = require("node:worker_threads"); setTimeout(() => workerData.postMessage("late"), 30);`;
  const worker = new Worker(source, { eval: true, workerData: port2, transferList: [port2] });
  const { receiveMessageOnPort } = createRequire(import.meta.url)("node:worker_threads");
  expect(receiveMessageOnPort(port1)).toEqual({ message: "late" });
  port1.close();
  await worker.terminate();
});

import { createRequire } from "node:module";

/** The runtime's own client: its inspector refuses the one that comes with Node 20. */
const WebSocket = createRequire(createRequire(import.meta.url).resolve("miniflare"))("ws");

/**
 * What each worker of a runtime holds, by its inspector.
 * @returns a function that first collects what nobody holds, then answers with bytes by worker
 */
export async function heapsOf(miniflare) {
  const { host } = await miniflare.getInspectorURL();
  const targets = await (await fetch(`http://${host}/json`)).json();
  const workers = await Promise.all(
    targets.map(async ({ id, webSocketDebuggerUrl }) => ({
      name: id.replace(/^[0-9a-f-]{36}-/, ""),
      say: await dialog(webSocketDebuggerUrl.replace(/^ws:\/\/[^/]+/, `ws://${host}`)),
    })),
  );
  return async () => {
    const held = {};
    for (const { name, say } of workers) {
      await say("HeapProfiler.collectGarbage");
      const { usedSize, backingStorageSize = 0 } = await say("Runtime.getHeapUsage");
      held[name] = usedSize + backingStorageSize;
    }
    return held;
  };
}

async function dialog(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  let number = 0;
  await new Promise((ready, failed) => {
    socket.onopen = ready;
    socket.onerror = failed;
  });
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data);
    waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error(`${address} has ended the connection`));
  };
  return (method) =>
    new Promise((resolve, reject) => {
      waiting.set(++number, { resolve, reject });
      socket.send(JSON.stringify({ id: number, method }));
    });
}

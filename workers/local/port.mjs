import { once } from "node:events";
import { createServer } from "node:net";
import { localSettings } from "./settings.mjs";

/** Exits with a message when the port is taken. */
export async function portToServe() {
  const said = localSettings().PORT ?? "8787";
  const port = Number(said);
  if (!/^\d+$/.test(said) || !isPort(port)) stop(`PORT must be a number from 1 to 65535; it is "${said}".`);
  if (!(await isFree(port))) stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  return port;
}

/** Systems give ports from 32,768 up to outgoing connections. */
const ports = { from: 10_240, to: 32_767 };
let last = ports.from + Math.floor(Math.random() * (ports.to - ports.from));

/** For a server that must know its address before it listens: nobody else takes the port meanwhile. */
export async function freePort() {
  for (;;) {
    const port = last < ports.to ? last + 1 : ports.from;
    last = port;
    if (await isFree(port)) return port;
  }
}

export const isPort = (number) => Number.isInteger(number) && number >= 1 && number <= 65_535;

export async function isFree(port) {
  if (!isPort(port)) return false;
  const server = createServer();
  return new Promise((answer) => {
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });
}

// A port that is taken is an error.
/** @param {import("node:net").Server} server */
export async function listening(server, port = 0) {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return /** @type {import("node:net").AddressInfo} */ (server.address()).port;
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

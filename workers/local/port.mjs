import { createServer } from "node:net";
import { localSettings } from "./settings.mjs";

/** Exits with a message when the port is not free. */
export async function portToServe() {
  const said = localSettings().PORT ?? "8787";
  const port = Number(said);
  if (!/^\d+$/.test(said) || port < 1 || port > 65_535)
    stop(`PORT must be a number from 1 to 65535; it is "${said}".`);
  if (!(await isFree(port))) stop(`Port ${port} is taken. Choose another: PORT=${port + 1} npm start`);
  return port;
}

function isFree(port) {
  const server = createServer();
  return new Promise((answer) => {
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

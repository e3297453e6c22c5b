import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./port.mjs";

test("a port that is free is not one that an outgoing connection may take, and nobody is given it twice", async () => {
  const given = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(given).size).toBe(20);
  expect(given.filter((port) => port < 10_240 || port >= 32_768)).toEqual([]);
  for (const port of given) {
    const server = createServer();
    await new Promise<void>((ready, failed) => server.once("error", failed).listen(port, "127.0.0.1", ready));
    await new Promise((closed) => server.close(closed));
  }
});

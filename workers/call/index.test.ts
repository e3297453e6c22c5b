import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { type CallOptions, call } from "./index.ts";

const network = { fetch: (request: Request) => fetch(request) };
const servers: Server[] = [];

/** A neighbour on this machine that behaves as told, and counts how often it was asked. */
async function neighbour(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

let names = 0;
/** A name no other test has used, so that no test sees another's breaker or memory. */
const stranger = () => `neighbour ${names++}`;

const json =
  (body: string, status = 200, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
const areas = z.object({ area: z.string() });
const shapedCall = (url: string, options: Partial<CallOptions<{ area: string }>> = {}) =>
  call(network, url, { neighbour: stranger(), shape: areas, ...options });

describe("a neighbour's behaviour becomes an answer or a typed failure [quality/faults/deadlines]", () => {
  const never: RequestListener = () => undefined;
  const neverEnds: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).write('{"area":');
  };
  const cut: RequestListener = (_, response) => {
    response
      .writeHead(200, { "content-type": "application/json", "content-length": "100" })
      .write('{"area":');
    setTimeout(() => response.destroy(), 20);
  };
  const hugeUndeclared: RequestListener = (_, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const pump = () => response.write("x".repeat(100_000), (error) => error || setImmediate(pump));
    pump();
  };
  const hugeDeclared = json("[]", 200, { "content-length": "5000001" });

  test.each<[string, RequestListener, object]>([
    [
      "a good answer is its checked value",
      json('{"area":"1","more":2}'),
      { ok: true, value: { area: "1" }, stale: false },
    ],
    [
      "+json types are JSON",
      json('{"area":"1"}', 200, { "content-type": "application/problem+json; charset=utf-8" }),
      { ok: true },
    ],
    ["a body cut short", cut, { ok: false, kind: "unreachable" }],
    ["a body over 5 MB, found while reading", hugeUndeclared, { ok: false, kind: "too-large" }],
    ["a body over 5 MB, found by its declared length", hugeDeclared, { ok: false, kind: "too-large" }],
    [
      "another content type",
      json("<p>Kia ora</p>", 200, { "content-type": "text/html" }),
      { ok: false, kind: "shape" },
    ],
    ["JSON that does not parse", json('{"area":'), { ok: false, kind: "shape" }],
    ["JSON of another shape", json('["area", 1]'), { ok: false, kind: "shape" }],
    ["an empty body", json(""), { ok: false, kind: "shape" }],
    [
      "a redirect is not followed",
      json("{}", 302, { location: "/elsewhere" }),
      { ok: false, kind: "status", status: 302 },
    ],
    ["404", json("{}", 404), { ok: false, kind: "status", status: 404 }],
    ["410", json("{}", 410), { ok: false, kind: "status", status: 410 }],
    ["429", json("{}", 429), { ok: false, kind: "status", status: 429 }],
    ["500", json("{}", 500), { ok: false, kind: "status", status: 500 }],
  ])("%s", async (_, listener, expected) => {
    const { url } = await neighbour(listener);
    expect(await shapedCall(url)).toMatchObject(expected);
  });

  test.each([
    ["no answer within the deadline", never],
    ["the deadline covers reading the body", neverEnds],
  ])("%s", async (_, listener) => {
    const { url } = await neighbour(listener);
    expect(await shapedCall(url, { deadline: 200 })).toMatchObject({ ok: false, kind: "timeout" });
  });

  test("nobody listens", async () => {
    expect(await shapedCall("http://127.0.0.1:1/")).toEqual({ ok: false, kind: "unreachable" });
  });

  test("an address that is none", async () => {
    expect(await shapedCall("nowhere")).toEqual({ ok: false, kind: "unreachable" });
  });

  test("a fetcher that throws and one that ignores the signal", async () => {
    const throws = { fetch: () => Promise.reject(new Error("broken")) };
    const deaf = { fetch: () => new Promise<Response>(() => undefined) };
    const options = () => ({ neighbour: stranger(), deadline: 50 });
    expect(await call(throws, "http://example.nz/", options())).toMatchObject({ kind: "unreachable" });
    expect(await call(deaf, "http://example.nz/", options())).toMatchObject({ kind: "timeout" });
  });

  test("a status the caller accepts is an answer, and text is given as it is", async () => {
    const { url } = await neighbour(json("not found", 404, { "content-type": "text/plain" }));
    const answer = await call(network, url, { neighbour: stranger(), as: "text", accepts: [404] });
    expect(answer).toMatchObject({ ok: true, status: 404, value: "not found" });
  });
});

describe("retries [quality/faults/retries]", () => {
  const dropsFirst =
    (times: number): RequestListener =>
    (request, response) =>
      times-- > 0 ? request.destroy() : json('{"area":"2"}')(request, response);

  test("2 after network failures, the pause doubling [site/calls/retries]", async () => {
    const { url, asked } = await neighbour(dropsFirst(2));
    const begun = Date.now();
    const answer = await shapedCall(url, { retries: { times: 2, pause: 50 } });
    expect(answer).toMatchObject({ ok: true, value: { area: "2" } });
    expect(asked).toHaveLength(3);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(149);
  });

  test.each([400, 410, 500, 503])("none after status %i", async (status) => {
    const { url, asked } = await neighbour(json("{}", status));
    await shapedCall(url, { retries: { times: 2, pause: 10 } });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["a POST is sent once", false, 1],
    ["a POST that says it is idempotent is sent again", true, 3],
  ])("%s", async (_, idempotent, times) => {
    const { url, asked } = await neighbour(dropsFirst(9));
    const post = { url, method: "POST", body: "{}" };
    const options = { neighbour: stranger(), retries: { times: 2, pause: 10 }, idempotent };
    expect(await call(network, post, options)).toMatchObject({ kind: "unreachable" });
    expect(asked).toHaveLength(times);
  });

  test("an attempt that could end after the deadline is not begun", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const deaf = { fetch: vi.fn(() => new Promise<Response>(() => undefined)) };
    const begun = Date.now();
    const retries = { times: 9, pause: 100 };
    const options = { neighbour: stranger(), deadline: 500, attempt: 200, retries };
    const answer = call(deaf, "http://example.nz/", options);
    await vi.runAllTimersAsync();
    expect(await answer).toMatchObject({ kind: "timeout" });
    expect(deaf.fetch).toHaveBeenCalledTimes(2);
    expect(Date.now() - begun).toBe(500);
  });
});

describe("leaving a neighbour alone [quality/faults/breaker]", () => {
  const at = (clock: { time: number }) => ({ now: () => clock.time });

  test("after 5 failed calls in a row it is not asked for 30 s, except by a visitor's 'try again'", async () => {
    const clock = { time: 0 };
    const { url, asked } = await neighbour(json("{}", 500));
    const options = { neighbour: stranger(), ...at(clock) };
    for (let i = 0; i < 5; i++) await shapedCall(url, options);
    expect(await shapedCall(url, options)).toEqual({ ok: false, kind: "left-alone", retryAfter: 30_000 });
    expect(asked).toHaveLength(5);
    expect(await shapedCall(url, { ...options, probe: true })).toMatchObject({ kind: "status" });
    clock.time = 30_000;
    expect(await shapedCall(url, options)).toMatchObject({ kind: "status" });
    expect(await shapedCall(url, options)).toMatchObject({ kind: "left-alone" });
    expect(asked).toHaveLength(7);
  });

  test("an answer begins the count anew; another neighbour has its own", async () => {
    let healthy = false;
    const { url } = await neighbour((q, s) => (healthy ? json('{"area":"1"}')(q, s) : json("{}", 500)(q, s)));
    const options = { neighbour: stranger(), now: () => 0 };
    for (let i = 0; i < 9; i++) {
      healthy = i === 4;
      await shapedCall(url, options);
    }
    expect(await shapedCall(url, options)).toMatchObject({ kind: "status" });
    expect(await shapedCall(url, options)).toMatchObject({ kind: "left-alone" });
    expect(await shapedCall(url, { now: () => 0 })).toMatchObject({ kind: "status" });
  });

  test("refused requests (404) do not count as the neighbour's failures", async () => {
    const { url, asked } = await neighbour(json("{}", 404));
    const options = { neighbour: stranger() };
    for (let i = 0; i < 7; i++) await shapedCall(url, options);
    expect(asked).toHaveLength(7);
  });

  test.each<[string, Record<string, string>, number]>([
    ["Retry-After in seconds", { "retry-after": "120" }, 120_000],
    ["Retry-After as a date", { "retry-after": "Thu, 01 Jan 1970 00:00:45 GMT" }, 45_000],
    ["no Retry-After", {}, 30_000],
    ["Retry-After without meaning", { "retry-after": "soon" }, 30_000],
    ["Retry-After of a day is cut", { "retry-after": "86400" }, 300_000],
  ])("429 with %s is respected, by 'try again' too", async (_, headers, wait) => {
    const clock = { time: 0 };
    const { url, asked } = await neighbour(json("{}", 429, headers));
    const options = { neighbour: stranger(), ...at(clock) };
    await shapedCall(url, options);
    clock.time = wait - 1;
    expect(await shapedCall(url, { ...options, probe: true })).toEqual({
      ok: false,
      kind: "left-alone",
      retryAfter: 1,
    });
    clock.time = wait;
    await shapedCall(url, options);
    expect(asked).toHaveLength(2);
  });
});

describe("the last good answer", () => {
  test("is fresh for 60 s, then asked again, then served as stale for 24 h when the source fails [quality/faults/reference-data]", async () => {
    const clock = { time: 0 };
    let healthy = true;
    const { url, asked } = await neighbour((q, s) =>
      healthy ? json(`{"area":"${asked.length}"}`)(q, s) : json("{}", 500)(q, s),
    );
    const options = { neighbour: stranger(), remember: {}, now: () => clock.time };
    const askedAt = (seconds: number) => {
      clock.time = seconds * 1000;
      return shapedCall(url, options);
    };
    expect(await askedAt(0)).toMatchObject({ value: { area: "1" }, at: 0, stale: false });
    expect(await askedAt(59)).toMatchObject({ value: { area: "1" }, at: 0, stale: false });
    expect(await askedAt(60)).toMatchObject({ value: { area: "2" }, at: 60_000, stale: false });
    healthy = false;
    expect(await askedAt(3600)).toMatchObject({
      value: { area: "2" },
      at: 60_000,
      stale: true,
      failure: "status",
    });
    expect(await askedAt(60 + 24 * 3600)).toMatchObject({ ok: false, kind: "status" });
  });

  test("is served while the neighbour is left alone", async () => {
    let healthy = true;
    const { url } = await neighbour((q, s) => (healthy ? json('{"area":"1"}')(q, s) : json("{}", 500)(q, s)));
    const options = { neighbour: stranger(), remember: { fresh: 0 } };
    await shapedCall(url, options);
    healthy = false;
    for (let i = 0; i < 5; i++) await shapedCall(url, options);
    expect(await shapedCall(url, options)).toMatchObject({ ok: true, stale: true, failure: "left-alone" });
  });

  test("of a POST is kept only under a name that the caller gives", async () => {
    const { url, asked } = await neighbour(json('{"area":"1"}'));
    const post = { url, method: "POST", body: "{}" };
    const options = { neighbour: stranger(), remember: {} };
    for (const remember of [{}, {}, { key: "the area" }, { key: "the area" }]) {
      await call(network, post, { ...options, remember });
    }
    expect(asked).toHaveLength(3);
  });

  test("makes room: 12 MB of answers do not all stay", async () => {
    const { url, asked } = await neighbour(json(JSON.stringify("x".repeat(4_000_000))));
    const options = { neighbour: stranger(), remember: {} };
    for (const path of ["a", "b", "c", "c", "a"]) await call(network, url + path, options);
    expect(asked).toEqual(["GET /a", "GET /b", "GET /c", "GET /a"]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deadlineFrom } from "../../limits/deadline.ts";
import { limits } from "../../limits/limits.ts";
import { type Registry, registryAt, registryNeighbour } from "./index.ts";
import { type Answering, json, lost, never, registryThat } from "./registry-for-tests.ts";

const check = { activity: "validateOnly", child: { firstNames: "Āria" } } as const;
const full = { ...check, activity: "fullSubmission" } as const;
const error = { code: "10001", field: "child.sex", message: "Required", type: "error" };
const warning = { code: 10010, field: "child.surname", message: "Letter case", type: "Warning" };
const read = { ...warning, code: "10010", type: "warning" };

describe("what an answer to a submission comes to", () => {
  const rows: [string, Answering, typeof check | typeof full, object][] = [
    ["valid", () => json({ status: "valid", errors: [] }), check, { kind: "valid", warnings: [] }],
    [
      "valid with warnings",
      () => json({ statusCode: 200, errors: [warning] }),
      check,
      { kind: "valid", warnings: [read] },
    ],
    [
      "a check that is answered with errors",
      () => json({ statusCode: 200, errors: [error] }),
      check,
      { kind: "errors", messages: [error] },
    ],
    [
      "complete",
      () =>
        json({
          status: "complete",
          applicationReferenceNumber: "ABC123",
          confirmationEmailAddress: "a@b.nz",
        }),
      full,
      {
        kind: "complete",
        applicationReferenceNumber: "ABC123",
        confirmationEmailAddress: "a@b.nz",
        paymentURL: undefined,
        warnings: [],
      },
    ],
    [
      "complete with a payment",
      () => json({ applicationReferenceNumber: "ABC123", paymentURL: "https://pay.example/1" }),
      full,
      { kind: "complete", paymentURL: "https://pay.example/1" },
    ],
    [
      "a payment page of somebody else is not for visitors",
      () => json({ applicationReferenceNumber: "ABC123", paymentURL: "https://pay.example.evil/1" }),
      full,
      {
        kind: "complete",
        applicationReferenceNumber: "ABC123",
        paymentURL: undefined,
        unexpectedOrigin: "https://pay.example.evil",
      },
    ],
    [
      "errors",
      () => json({ statusCode: 400, errors: [error, warning] }, 400),
      check,
      { kind: "errors", messages: [error, read] },
    ],
    [
      "errors as the ancestor wraps them",
      () => json({ error: { errors: [error] } }, 400),
      check,
      { kind: "errors", messages: [error] },
    ],
    ["duplicate", () => json({ duplicate: true }, 400), full, { kind: "duplicate", messages: [] }],
    [
      "duplicate with errors",
      () => json({ error: { duplicate: true, errors: [error] } }, 400),
      full,
      { kind: "duplicate", messages: [error] },
    ],
    [
      "400 that says nothing [birth/answers/unexpected]",
      () => json({}, 400),
      full,
      { kind: "general-error" },
    ],
    [
      "400 that is not JSON",
      () => new Response("<h1>Bad</h1>", { status: 400 }),
      full,
      { kind: "no-connection" },
    ],
    ["403", () => json({}, 403), full, { kind: "general-error" }],
    ["404", () => json({}, 404), full, { kind: "general-error" }],
    ["410", () => new Response(null, { status: 410 }), full, { kind: "payment-outstanding" }],
    ["500", () => json({}, 500), full, { kind: "no-connection" }],
    ["503", () => json({}, 503), check, { kind: "no-connection" }],
    ["no answer in time", never, full, { kind: "no-connection" }],
    ["no connection", lost, full, { kind: "no-connection" }],
    ["a page instead of JSON", () => new Response("<h1>Hello</h1>"), full, { kind: "no-connection" }],
    ["JSON that makes no sense", () => json(["kei hea", 42, null]), full, { kind: "no-connection" }],
    ["JSON that makes no sense, of a check", () => json({}), check, { kind: "no-connection" }],
    ["complete without a reference", () => json({ status: "complete" }), full, { kind: "no-connection" }],
    ["a redirect", () => Response.redirect("https://elsewhere.example/"), full, { kind: "no-connection" }],
  ];
  test.each(rows)("%s", async (_, answering, submission, outcome) => {
    expect(await registryThat(answering).submit(submission, "key")).toMatchObject(outcome);
  });
});

describe("a submission is sent", () => {
  test("to its address as JSON, with the key and one word in cookie and header [birth/calls/submission]", async () => {
    const registry = registryThat(() => json({ applicationReferenceNumber: "ABC123" }));
    await registry.submit(full, "the-key");
    const [request] = registry.asked;
    expect([request?.method, request?.url]).toEqual(["POST", "https://registry.example/api/bro/submit/"]);
    expect(request?.headers.get("Idempotency-Key")).toBe("the-key");
    expect(request?.headers.get("Cookie")).toBe(`csrftoken=${request?.headers.get("X-CSRFToken")}`);
    expect(await request?.json()).toEqual(full);
  });

  test.each<[string, Answering, number]>([
    ["after no connection", lost, 3],
    ["after no answer", never, 3],
    ["after 500", () => json({}, 500), 3],
    ["not after 400", () => json({}, 400), 1],
    ["not after 410", () => json({}, 410), 1],
    ["not after nonsense", () => json([]), 1],
  ])(
    "three times at most, %s, always with the same key [birth/answers/retries]",
    async (_, answering, times) => {
      const registry = registryThat(answering);
      const begun = Date.now();
      await registry.submit(full, "key");
      expect(registry.asked.map(({ headers }) => headers.get("Idempotency-Key"))).toEqual(
        Array(times).fill("key"),
      );
      expect(Date.now() - begun).toBeGreaterThanOrEqual((times - 1) * 19);
    },
  );

  test("a try that succeeds ends it", async () => {
    const registry = registryThat((_, count) =>
      count < 3 ? json({}, 502) : json({ applicationReferenceNumber: "ABC123" }),
    );
    expect(await registry.submit(full, "key")).toMatchObject({ kind: "complete" });
  });
});

describe("a refusal after a lost answer does not say what became of what was sent first", () => {
  test.each([410, 403])("%i", async (status) => {
    const registry = registryThat((_, count) => (count === 1 ? lost() : json({}, status)));
    expect(await registry.submit(full, "key")).toEqual({ kind: "no-connection" });
    expect(registry.asked).toHaveLength(2);
  });

  test("but an error in the answers does", async () => {
    const registry = registryThat((_, count) => (count === 1 ? lost() : json({ errors: [error] }, 400)));
    expect(await registry.submit(full, "key")).toEqual({ kind: "errors", messages: [error] });
  });
});

describe("a registry that hangs keeps a page below 12 s and a submission below 35 s, with time to save [quality/faults/retries]", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const lists = (registry: Registry) => Promise.all([registry.facilities(), registry.countries()]);

  test.each<[string, number, number, ((registry: Registry) => Promise<unknown>)[]]>([
    ["the check", 12_000, 3, [(registry) => registry.submit(check, "key")]],
    ["lists, then the check", 12_000, 2, [lists, (registry) => registry.submit(check, "key")]],
    ["a registration", 35_000, 3, [(registry) => registry.submit(full, "key")]],
    [
      "lists, the check, then a registration",
      35_000,
      4,
      [lists, (registry) => registry.submit(check, "key"), (registry) => registry.submit(full, "key")],
    ],
  ])("%s", async (_, most, attempts, asked) => {
    let written = 0;
    const fetch = ({ method }: Request) => {
      if (method === "POST") written++;
      return never();
    };
    const began = Date.now();
    const at = { fetcher: { fetch }, base: "https://slow-registry.example", paymentOrigins: [] };
    const registry = registryAt(at, deadlineFrom(began, true));
    const all = (async () => {
      for (const ask of asked) await ask(registry);
      return Date.now() - began;
    })();
    await vi.runAllTimersAsync();
    expect(await all).toBeLessThan(most - limits.databaseWait);
    expect(written).toBe(attempts);
  });
});

describe("while it is left alone", () => {
  /** Its breaker is that of the name: opened here, closed at the end. */
  const failing = registryThat(() => json({}, 500));
  const healthy = { fetch: async () => json({ applicationReferenceNumber: "ABC123" }) };
  const patient = registryAt(
    { fetcher: healthy, base: "https://registry.example", paymentOrigins: [], pause: 1 },
    () => ({ deadline: 400, probe: false }),
  );

  test("nothing is sent, and that is told; what a button was pressed for is sent all the same", async () => {
    for (const _ of [1, 2]) await failing.submit(full, "key");
    expect(await patient.submit(full, "key")).toEqual({ kind: "no-connection", isUnsent: true });
    expect(await patient.submit(full, "key", { isPressed: true })).toMatchObject({ kind: "complete" });
  });
});

describe("another payment page [birth/calls/retry-payment]", () => {
  test.each<[string, Answering, object]>([
    [
      "its address",
      () => json({ paymentURL: "https://pay.example/2" }),
      { kind: "payment", paymentURL: "https://pay.example/2" },
    ],
    [
      "not that of somebody else",
      () => json({ paymentURL: "https://pay.example.evil/1?of=Mere" }),
      { kind: "unexpected-origin", origin: "https://pay.example.evil" },
    ],
    [
      "no page at all",
      () => json({ paymentURL: "javascript:alert(1)" }),
      { kind: "unexpected-origin", origin: "unreadable" },
    ],
    ["410", () => json({}, 410), { kind: "payment-outstanding" }],
    ["404", () => json({}, 404), { kind: "general-error" }],
    ["503", () => json({}, 503), { kind: "no-connection" }],
    ["nonsense", () => json([]), { kind: "no-connection" }],
  ])("%s", async (_, answering, outcome) => {
    expect(await registryThat(answering).retryPayment("ABC123")).toEqual(outcome);
  });

  test.each(["..", ".", "ABC/123", "", "%2e%2e"])(
    "a reference that is none is not asked for: %s [quality/access/injection] [birth/calls/retry-payment]",
    async (reference) => {
      const registry = registryThat(() => json({}));
      expect(await registry.retryPayment(reference)).toEqual({ kind: "general-error" });
      expect(registry.asked).toEqual([]);
    },
  );
});

describe("where the registry is", () => {
  const ORIGIN = "https://timata.example";
  const STAND_INS = { fetch: lost } as unknown as Fetcher;
  test("the one of the settings, else the stand-in, else none", () => {
    const set = {
      REGISTRY_URL: "https://bro.example/",
      PAYMENT_ORIGINS: "https://a.example, https://b.example",
    };
    expect(registryNeighbour({ ...set, STAND_INS, ORIGIN })).toMatchObject({
      base: "https://bro.example",
      paymentOrigins: ["https://a.example", "https://b.example"],
    });
    expect(registryNeighbour({ STAND_INS, ORIGIN })).toMatchObject({
      base: "https://stand-ins/stand-ins/registry",
      paymentOrigins: [ORIGIN],
    });
    expect(registryNeighbour({ ORIGIN })).toBeUndefined();
  });

  test("production does not start without the origins of its payment pages", () => {
    const set = { REGISTRY_URL: "https://bro.example", ORIGIN };
    for (const PAYMENT_ORIGINS of ["", " , "])
      expect(() => registryNeighbour({ ...set, PAYMENT_ORIGINS })).toThrow("PAYMENT_ORIGINS");
    expect(() => registryNeighbour(set)).toThrow("PAYMENT_ORIGINS");
    // On a developer's machine the stand-ins are bound.
    expect(registryNeighbour({ ...set, STAND_INS })).toMatchObject({ paymentOrigins: [] });
  });

  test("without one every call fails as if nobody answered", async () => {
    const registry = registryAt(undefined, () => ({ deadline: 200, probe: true }));
    expect(await registry.submit(full, "key")).toEqual({ kind: "no-connection" });
    expect(await registry.facilities()).toMatchObject({ ok: false, kind: "unreachable" });
  });
});

import { afterEach, describe, expect, test } from "vitest";
import { deadlineFrom } from "#app/server/limits/deadline.ts";
import { registryAt } from "#app/server/neighbours/registry/index.ts";
import { anApplication, withCertificate } from "#workers/stand-ins/registry/application-for-tests.ts";
import { send, urlencoded } from "./support/http.ts";
import { siteForTests } from "./support/site.ts";

const site = siteForTests({ environment: { TODAY: "2024-03-20" } });

/** The site's own module, over HTTP to the stand-in. */
const registry = ({ pause = 20, attempt = 5_000 } = {}) =>
  registryAt(
    {
      fetcher: { fetch: (request) => fetch(request) },
      base: `${site.url}/stand-ins/registry`,
      paymentOrigins: [new URL(site.url).origin],
      pause,
      attempt,
    },
    () => ({ deadline: attempt, probe: true }),
  );

const newKey = () => crypto.randomUUID();
let children = 0;
/** A child of its own for every test. */
const application = (changes: Record<string, unknown> = {}) => {
  const letters = String(children++).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
  const named = anApplication({ "child.firstNames": `Hine X${letters}`, ...changes });
  return { activity: "fullSubmission" as const, ...named };
};
const checking = (changes: Record<string, unknown> = {}) => ({
  ...application(changes),
  activity: "validateOnly" as const,
});

interface Received {
  reference: string;
  payload: { child: { firstNames: string } };
  receivedAt: string;
}
const received = async (): Promise<Received[]> =>
  JSON.parse((await send(site.url, { path: "/stand-ins/registry/registrations?format=json" })).text);

async function setFault(neighbour: string, behaviour: string): Promise<void> {
  const body = urlencoded(Object.entries({ neighbour, behaviour }));
  const headers = { Origin: site.url, "Content-Type": "application/x-www-form-urlencoded" };
  const { status } = await send(site.url, { method: "POST", path: "/stand-ins/faults", headers, body });
  expect(status).toBeLessThan(400);
}
afterEach(async () => {
  for (const neighbour of ["registry", "myir"]) await setFault(neighbour, "ok");
});

describe("the registry", () => {
  test("an application that is only checked and valid: its warnings, and nothing is stored [birth/review/check]", async () => {
    const before = (await received()).length;
    const outcome = await registry().submit(checking({ "child.surname": "King-Smith" }), newKey());
    expect(outcome).toMatchObject({ kind: "valid", warnings: [{ code: "name_contains_rank" }] });
    expect(await received()).toHaveLength(before);
  });

  test("an invalid one: its errors, macrons and all", async () => {
    const outcome = await registry().submit(checking({ "mother.occupation": "Kaiako, Ōtaki" }), newKey());
    expect(outcome).toEqual({
      kind: "errors",
      messages: [
        {
          code: "10004",
          field: "mother.occupation",
          message: "Characters that are not allowed: ','",
          type: "error",
        },
      ],
    });
  });

  test("a full one without a certificate: a reference, and the address of the confirmation", async () => {
    const sent = application({ confirmationEmailAddress: "whanau@example.nz" });
    const outcome = await registry().submit(sent, newKey());
    expect(outcome).toMatchObject({
      kind: "complete",
      applicationReferenceNumber: expect.stringMatching(/^[ABCDFGHJKLMNPQRSTVWXYZ0-9]{6,}$/),
      confirmationEmailAddress: "whanau@example.nz",
      paymentURL: undefined,
    });
    expect((await received()).at(-1)?.payload).toEqual(sent);
  });

  test("without an activity it is taken as a full one", async () => {
    const { activity, ...sent } = application();
    const outcome = await registry().submit(sent as unknown as ReturnType<typeof application>, newKey());
    expect(outcome).toMatchObject({ kind: "complete" });
  });

  test("a certificate: a payment page, which is paid, and another one before that", async () => {
    const sent = application(withCertificate(site.url));
    const outcome = await registry().submit(sent, newKey());
    if (outcome.kind !== "complete") throw new Error(outcome.kind);
    const { applicationReferenceNumber: reference, paymentURL = "" } = outcome;
    expect(paymentURL.startsWith(`${site.url}/stand-ins/registry/payment/`)).toBe(true);
    const again = await registry().retryPayment(reference);
    if (again.kind !== "payment") throw new Error(again.kind);
    const page = await send(site.url, { path: new URL(again.paymentURL).pathname });
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"]);
    const paid = await send(site.url, {
      method: "POST",
      path: new URL(again.paymentURL).pathname,
      headers: { Origin: site.url, "Content-Type": "application/x-www-form-urlencoded" },
      body: "answer=approve",
    });
    expect([paid.status, paid.headers.refresh]).toEqual([
      200,
      `0; url=${withCertificate(site.url).confirmationUrlSuccess}`,
    ]);
    expect(await registry().retryPayment(reference)).toEqual({ kind: "payment-outstanding" });
  });

  test("a certificate without both confirmation addresses is refused", async () => {
    const sent = application({ ...withCertificate(site.url), confirmationUrlFailure: "" });
    expect(await registry().submit(sent, newKey())).toEqual({ kind: "general-error" });
  });

  test("the same child that waits for payment: duplicate, and no errors", async () => {
    const sent = application(withCertificate(site.url));
    await registry().submit(sent, newKey());
    expect(await registry().submit(sent, newKey())).toEqual({ kind: "duplicate", messages: [] });
  });

  test("the same child that is registered: duplicate, and errors as well", async () => {
    const sent = application();
    await registry().submit(sent, newKey());
    expect(await registry().submit(sent, newKey())).toMatchObject({
      kind: "duplicate",
      messages: [{ code: "duplicate" }],
    });
  });

  test("a reference that cannot be one: 404; one that nobody knows: 410", async () => {
    expect(await registry().retryPayment("EIOUEI")).toEqual({ kind: "general-error" });
    expect(await registry().retryPayment("ZZZZZZ9")).toEqual({ kind: "payment-outstanding" });
  });

  test.each(["", "[]", "{}", '"text"', "{"])(
    "a body that is empty or no object is refused: %s",
    async (body) => {
      const headers = { Cookie: "csrftoken=a", "X-CSRFToken": "a", "Content-Type": "application/json" };
      const path = "/stand-ins/registry/api/bro/submit/";
      const answer = await send(site.url, { method: "POST", path, headers, body });
      expect([answer.status, JSON.parse(answer.text).errors]).toEqual([400, []]);
    },
  );

  test("who writes without the word in cookie and header is refused [birth/calls/submission]", async () => {
    const path = "/stand-ins/registry/api/bro/submit/";
    const headers = { Cookie: "csrftoken=a", "X-CSRFToken": "b" };
    expect((await send(site.url, { method: "POST", path, headers, body: "{}" })).status).toBe(403);
  });

  test("the lists say that they are samples", async () => {
    const facilities = await registry().facilities();
    const countries = await registry().countries();
    if (!facilities.ok || !countries.ok) throw new Error("no lists");
    expect(facilities.value).toMatchObject({ isSample: true });
    expect(facilities.value.entries[0]).toEqual({
      identifier: "sample-01",
      name: "Auckland City Hospital",
      location: "Auckland",
    });
    expect(countries.value.isSample).toBe(true);
    expect(countries.value.entries).toContainEqual({ code: "NZ", name: "New Zealand", name_mi: "Aotearoa" });
  });
});

describe("registered once", () => {
  const timesReceived = async (sent: ReturnType<typeof application>) => {
    const { firstNames } = (sent as unknown as Received["payload"]).child;
    return (await received()).filter(({ payload }) => payload.child.firstNames === firstNames).length;
  };

  test("50 doubled submits in parallel: one registration each, and one reference [birth/answers/once]", async () => {
    const sent = Array.from({ length: 50 }, () => ({ application: application(), key: newKey() }));
    const doubled = await Promise.all(
      [...sent, ...sent].map(({ application: one, key }) => registry().submit(one, key)),
    );
    const references = doubled.map((one) => one.kind === "complete" && one.applicationReferenceNumber);
    expect(references.slice(0, 50)).toEqual(references.slice(50));
    expect(new Set(references).size).toBe(50);
    expect(references).not.toContain(false);
    for (const { application: one } of [sent[0], sent[49]].flatMap((each) => each ?? []))
      expect(await timesReceived(one)).toBe(1);
  });

  test("one submit pressed 50 times in parallel registers once [quality/figures/double-presses]", async () => {
    const sent = application();
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 50 }, () => registry().submit(sent, key)));
    expect(new Set(all.map((one) => one.kind === "complete" && one.applicationReferenceNumber)).size).toBe(1);
    expect(await timesReceived(sent)).toBe(1);
  });

  test("an attempt whose answer was lost had been accepted: the next one shows its reference", async () => {
    const sent = application();
    let isLost = false;
    const losing = registryAt(
      {
        fetcher: {
          fetch: async (request) => {
            const answer = await fetch(request);
            if (isLost) return answer;
            isLost = true;
            throw new Error("lost on the way back");
          },
        },
        base: `${site.url}/stand-ins/registry`,
        paymentOrigins: [],
        pause: 20,
      },
      deadlineFrom(Date.now(), true),
    );
    expect(await losing.submit(sent, newKey())).toMatchObject({ kind: "complete" });
    expect(await timesReceived(sent)).toBe(1);
  });

  test("a check with the key of what is registered finds no duplicate", async () => {
    const sent = application();
    const key = newKey();
    await registry().submit(sent, key);
    expect(await registry().submit({ ...sent, activity: "validateOnly" }, key)).toMatchObject({
      kind: "valid",
    });
  });
});

describe("the tax agency behind it", () => {
  const person = { irdNumber: "049091850", firstNames: "Mere", surname: "Ngata", dateOfBirth: "1994-05-06" };
  const reachable = { email: "mere@example.nz" };

  test.each([
    ["049091850", { kind: "valid" }],
    ["049098576", { kind: "has-logon" }],
    ["035901981", { kind: "invalid", isUnavailable: false }],
    ["010000009", { kind: "invalid", isUnavailable: true }],
  ])("details of %s", async (irdNumber, outcome) => {
    expect(await registry().checkDetails({ ...person, irdNumber })).toEqual(outcome);
  });

  test("a username is free, then reserved, then in use; its own reservation may come again", async () => {
    const key = newKey();
    expect(await registry().checkUsername(person, "mere-ngata")).toEqual({
      kind: "available",
      termsLink: "/stand-ins/registry/terms",
    });
    expect(await registry().reserveUsername(person, "mere-ngata", reachable, key)).toEqual({
      kind: "reserved",
    });
    expect(await registry().reserveUsername(person, "mere-ngata", reachable, key)).toEqual({
      kind: "reserved",
    });
    expect(await registry().checkUsername(person, "Mere-Ngata")).toEqual({ kind: "in-use" });
    expect(await registry().reserveUsername(person, "mere-ngata", reachable, newKey())).toEqual({
      kind: "in-use",
    });
    expect((await send(site.url, { path: "/stand-ins/registry/terms" })).status).toBe(200);
  });

  test("a username that is none", async () => {
    expect(await registry().checkUsername(person, "#mere")).toEqual({ kind: "not-valid" });
  });

  test("while it is down the registry says so, and still takes registrations", async () => {
    expect(await registry().isTaxAccountUp()).toBe(true);
    await setFault("myir", "down");
    expect(await registry().isTaxAccountUp()).toBe(false);
    expect(await registry().checkDetails(person)).toEqual({ kind: "invalid", isUnavailable: true });
    expect(await registry().submit(application(), newKey())).toMatchObject({ kind: "complete" });
  });
});

describe("when the registry behaves badly", () => {
  const quick = { pause: 10, attempt: 300 };

  test.each([
    ["slow", "no-connection"],
    ["down", "no-connection"],
    ["gone", "payment-outstanding"],
    ["nonsense", "no-connection"],
  ])("%s: %s, in time", async (behaviour, kind) => {
    await setFault("registry", behaviour);
    const begun = Date.now();
    expect(await registry(quick).submit(application(), newKey())).toEqual({ kind });
    expect(await registry(quick).retryPayment("ZZZZZZ9")).toEqual({ kind });
    expect(Date.now() - begun).toBeLessThan(4_000);
  });

  test("its lists are those of before", async () => {
    await registry().facilities();
    await setFault("registry", "down");
    expect(await registry(quick).facilities()).toMatchObject({ ok: true, value: { isSample: true } });
  });
});

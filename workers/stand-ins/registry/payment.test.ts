import { HtmlValidate } from "html-validate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { standIns } from "../stand-ins.ts";
import { anApplication, withCertificate } from "./application-for-tests.ts";

const here = "/stand-ins/registry";
const minutes = 60_000;
let child = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2024-03-20T00:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const writing = { cookie: "csrftoken=word", "x-csrftoken": "word", "content-type": "application/json" };

async function order(): Promise<{ reference: string; path: string }> {
  const body = anApplication({
    ...withCertificate("https://timata.example"),
    "child.firstNames": `Hōne ${"ABCDEFGHIJ"[child++]}`,
  });
  const answer = await standIns.request(`${here}/api/bro/submit/`, {
    method: "POST",
    headers: writing,
    body: JSON.stringify(body),
  });
  const { applicationReferenceNumber: reference, paymentURL } = (await answer.json()) as Record<
    string,
    string
  >;
  return { reference: reference ?? "", path: new URL(paymentURL ?? "").pathname };
}

const pay = async (path: string, answer: string) => {
  const { status, headers } = await standIns.request(path, {
    method: "POST",
    body: new URLSearchParams({ answer }),
  });
  return [status, headers.get("refresh")?.split("/").at(-1)];
};

const stateOf = async (wanted: string) => {
  const all = await standIns.request(`${here}/registrations?format=json`);
  const list = (await all.json()) as { reference: string; state: string }[];
  return list.find(({ reference }) => reference === wanted)?.state;
};

const retry = (reference: string) => standIns.request(`${here}/api/bro/${reference}/retry-payment/`);

describe("the card page", () => {
  test("says the amount, price times quantity and the courier, in a page that is valid", async () => {
    const { path } = await order();
    const text = await (await standIns.request(path)).text();
    expect(text).toContain("$71.00");
    const validator = new HtmlValidate({ extends: ["html-validate:recommended", "html-validate:a11y"] });
    for (const page of [text, await (await standIns.request(`${here}/registrations`)).text()]) {
      const { results } = await validator.validateString(page);
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([]);
      expect(page).toContain("This is a stand-in.");
    }
  });

  test("approved: the birth is registered and the browser goes to the success address", async () => {
    const { reference, path } = await order();
    expect(await stateOf(reference)).toBe("waiting-for-payment");
    expect(await pay(path, "approve")).toEqual([200, "confirmation-payment-success"]);
    expect(await stateOf(reference)).toBe("registered");
    expect((await standIns.request(path)).status).toBe(404);
    expect((await retry(reference)).status).toBe(410);
  });

  test.each(["decline", "cancel"])(
    "%s: nothing is registered yet, and the browser goes to the failure address",
    async (answer) => {
      const { reference, path } = await order();
      expect(await pay(path, answer)).toEqual([200, "confirmation-payment-retry"]);
      expect(await stateOf(reference)).toBe("waiting-for-payment");
    },
  );

  test("no answer: the browser goes nowhere and the payment still waits", async () => {
    const { reference, path } = await order();
    expect(await pay(path, "no-answer")).toEqual([200, undefined]);
    expect(await stateOf(reference)).toBe("waiting-for-payment");
  });

  test("lives 20 minutes; asked again there is a new one", async () => {
    const { reference, path } = await order();
    vi.advanceTimersByTime(20 * minutes);
    expect(await (await standIns.request(path)).text()).toContain("Too late to pay");
    expect(await pay(path, "approve")).toEqual([200, "confirmation-payment-retry"]);
    const { paymentURL } = (await (await retry(reference)).json()) as { paymentURL: string };
    expect(new URL(paymentURL).pathname).not.toBe(path);
    expect((await standIns.request(path)).status).toBe(404);
    vi.advanceTimersByTime(19 * minutes);
    expect(await pay(new URL(paymentURL).pathname, "approve")).toEqual([200, "confirmation-payment-success"]);
  });

  test("after 30 minutes without payment the birth is registered all the same", async () => {
    const { reference } = await order();
    vi.advanceTimersByTime(30 * minutes);
    expect(await stateOf(reference)).toBe("registered");
    expect((await retry(reference)).status).toBe(410);
  });
});

test("a registration is moved on by its control, stage by stage; the child's name comes with the third", async () => {
  const { reference, path } = await order();
  await pay(path, "approve");
  const asked = async (birthDate: string) =>
    standIns.request(`${here}/api/bro/${reference}/status/`, { headers: { "x-birth-date": birthDate } });
  expect((await asked("2024-03-02")).status).toBe(404);
  const seen: [number, boolean][] = [];
  for (const _ of [0, 1, 2, 3, 4]) {
    const { stages, child } = (await (await asked("2024-03-01")).json()) as {
      stages: { at: string | null }[];
      child?: { isAlive: boolean };
    };
    seen.push([stages.filter(({ at }) => at).length, child?.isAlive ?? false]);
    await standIns.request(`${here}/registrations/${reference}/next`, { method: "POST" });
  }
  expect(seen).toEqual([
    [1, false],
    [2, false],
    [3, true],
    [4, true],
    [4, true],
  ]);
});

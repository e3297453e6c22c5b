import { Hono } from "hono";
import { html } from "hono/html";
import { faults } from "../faults.ts";
import { home, page } from "../page.ts";

/** By tax number; any other well-formed number is known, under any name. */
const numbers: Readonly<Record<string, object>> = {
  // Already has a log-in.
  "049098576": { haslogon: true, errors: [] },
  // Another person's number.
  "035901981": { haslogon: false, errors: [{ code: "EV1000", message: "The details do not match." }] },
  // The agency's own system is down.
  "010000009": { haslogon: false, errors: [{ code: "503", message: "Service unavailable" }] },
};

/** Our own page: the agency's terms are not ours to imitate. */
const terms = `${home}/registry/terms`;
const taken = { code: "ER2260", message: "The user id is in use." };
const notValid = { code: "EV1100", message: "The user id is not valid." };
const incomplete = { code: "EV1000", message: "Something is missing." };

const notGiven = { code: "EV2000", message: "This user id is not given out." };
const lost = { code: "EV5000", message: "The user id could not be reserved." };

const reserved = new Set(["taken"]);
const odd: Readonly<Record<string, { asked?: typeof taken; reserving?: typeof taken }>> = {
  refused: { asked: notGiven, reserving: notGiven },
  meanwhile: { reserving: taken },
  unlucky: { reserving: lost },
};

export const taxAccountHealth = () => ({ myir: { status: faults().myir === "ok" ? "UP" : "DOWN" } });

export const termsPage = () =>
  page(
    "Terms",
    html`<p>Here the tax agency's terms for its accounts would stand.</p>
<p lang="mi">Ka tū ki konei ngā tikanga a Te Tari Taake mō ana pūkete.</p>`,
  );

export const taxAccount = new Hono();

const who = ["ir-number", "first-name", "last-name"];

taxAccount.get("/validation/validate-ird-name", (c) => {
  if ([...who, "date-of-birth"].some((name) => !c.req.query(name)))
    return c.json({ haslogon: false, errors: [incomplete] });
  return c.json(numbers[c.req.query("ir-number") ?? ""] ?? { haslogon: false, errors: [] });
});

taxAccount.get("/eservices/myir-logon-reservation", (c) => {
  const username = c.req.query("user-id") ?? "";
  const error = odd[username.toLowerCase()]?.asked ?? faultOf(username);
  return c.json(error ? { errors: [error] } : { terms, errors: [] });
});

taxAccount.post("/eservices/myir-logon-reservation", (c) => {
  const username = c.req.query("user-id") ?? "";
  const isTold =
    (c.req.query("notification") === "SMS" && c.req.query("phone")) ||
    (c.req.query("notification") === "Email" && c.req.query("email"));
  const isIncomplete = !isTold || who.some((name) => !c.req.query(name));
  const error = isIncomplete
    ? incomplete
    : (odd[username.toLowerCase()]?.reserving ?? faultOf(username, c.req.header("idempotency-key")));
  if (error) return c.json({ errors: [error] }, error === taken ? 416 : 400);
  reserved.add(username.toLowerCase());
  reservedWith.set(c.req.header("idempotency-key") ?? "", username.toLowerCase());
  return c.json({ errors: [] });
});

/** Repeating a reservation with the same key returns the same answer. */
const reservedWith = new Map<string, string>();

function faultOf(username: string, key?: string): typeof taken | undefined {
  if (username.length === 0 || username.length > 254 || /^[#\s]|[+"\\><;=~\s]/.test(username))
    return notValid;
  const name = username.toLowerCase();
  return reserved.has(name) && !(key && reservedWith.get(key) === name) ? taken : undefined;
}

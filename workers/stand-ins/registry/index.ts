// Its calls are at /api/bro, as the real registry's are.

import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { textAt } from "./application-fields.ts";
import { byReference, findUnpaid, isReference, newPayment } from "./applications.ts";
import { paymentPage } from "./payment-page.ts";
import facilities from "./records/birth-facilities.json" with { type: "json" };
import countries from "./records/countries.json" with { type: "json" };
import { registrationsPage } from "./registrations-page.ts";
import { statusOf } from "./status.ts";
import { paymentAddress, submit } from "./submit.ts";
import { taxAccount, taxAccountHealth, termsPage } from "./tax-account.ts";
import { taxAgencyPage } from "./tax-agency-page.ts";

type Bindings = { TODAY?: string };
type RegistryContext = Context<{ Bindings: Bindings }>;

export const registry = new Hono<{ Bindings: Bindings }>();
registry.route("/payment", paymentPage);
registry.route("/registrations", registrationsPage);
registry.get("/terms", (c) => c.html(termsPage()));
registry.get("/tax-agency", (c) => c.html(taxAgencyPage()));

const calls = new Hono<{ Bindings: Bindings }>();

calls.get("/ref/birth-facilities", (c) => c.json({ response: facilities.map(listed), sample: true }));
calls.get("/countries", (c) => c.json({ response: countries, sample: true }));
calls.get("/health/", (c) => c.json(taxAccountHealth()));

const listed = ({ identifier, name, location }: (typeof facilities)[number]) => ({
  identifier,
  name,
  location,
});

// CSRF check: the same token in a cookie and a header.
calls.post("*", async (c, next) => {
  const word = /(?:^|;\s*)csrftoken=([^;]+)/.exec(c.req.header("cookie") ?? "")?.[1];
  if (!word || c.req.header("x-csrftoken") !== word) return c.json({ detail: "CSRF Failed" }, 403);
  return next();
});
calls.route("/myir", taxAccount);

calls.post("/submit/", bodyLimit({ maxSize: 262_144 }), async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined);
  const key = c.req.header("idempotency-key");
  const answered = submit({ body, key, today: todayFor(c), now: Date.now() });
  return c.json(answered.body, answered.status);
});
calls.all("/submit/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));

calls.get("/:reference/retry-payment/", (c) => {
  const reference = c.req.param("reference");
  if (!isReference(reference)) return c.json({ error: "Not found" }, 404);
  const found = findUnpaid({ reference }, Date.now());
  if (!found) return c.json({ error: "Gone" }, 410);
  found.payment = newPayment(Date.now());
  return c.json({ paymentURL: paymentAddress(found.payload, found.payment.id) });
});

/** Of another birth date it is unknown, so that nobody learns which references there are. */
calls.get("/:reference/status/", (c) => {
  const found = byReference(c.req.param("reference"), Date.now());
  const isTheirs = found && textAt(found.payload, "child.birthDate") === c.req.header("x-birth-date");
  return isTheirs ? c.json(statusOf(found)) : c.json({ error: "Not found" }, 404);
});

// Mounted last: routes added later would not be included.
registry.route("/api/bro", calls);

const newZealandDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Auckland" });

const todayFor = (c: RegistryContext): string => c.env?.TODAY ?? newZealandDay.format(new Date());

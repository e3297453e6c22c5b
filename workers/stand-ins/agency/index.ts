import { Hono } from "hono";
import { applicationsPage } from "./applications-page.ts";
import { allNotices, nextReference, receivedBy, store, storeNotice } from "./received.ts";

export const agency = new Hono();
agency.route("/applications", applicationsPage);

/** A repeated key is the same application. */
agency.post("/api/v1/application/uploads", async (c) => {
  const key = c.req.header("idempotency-key");
  if (!key) return c.json({ error: "Idempotency-Key is missing" }, 400);
  const known = receivedBy(key);
  if (known) return c.json({ status: "received", reference: known.reference });
  const sent = await c.req.formData().catch(() => undefined);
  const application = await applicationIn(sent?.get("application"));
  if (!sent || !application) return c.json({ error: "Not understood" }, 400);
  const documents = await Promise.all(
    [...sent.entries()].flatMap(([name, value]) =>
      typeof value === "string" || name === "application" ? [] : [told(name, value)],
    ),
  );
  const reference = receivedBy(key)?.reference ?? nextReference();
  if (!receivedBy(key))
    store({ key, reference, application, documents, receivedAt: new Date().toISOString() });
  return c.json({ status: "received", reference });
});
agency.all("/api/v1/application/uploads", (c) =>
  c.json({ error: "Method not allowed" }, 405, { allow: "POST" }),
);

/** A repeated key is the same notice. */
agency.post("/api/v1/application/notice", async (c) => {
  const key = c.req.header("idempotency-key");
  const notice: unknown = await c.req.json().catch(() => undefined);
  if (!key || typeof notice !== "object" || notice === null) return c.json({ error: "Not understood" }, 400);
  storeNotice({ key, notice, receivedAt: new Date().toISOString() });
  return c.json({ status: "noted", reference: key });
});
agency.all("/api/v1/application/notice", (c) =>
  c.json({ error: "Method not allowed" }, 405, { allow: "POST" }),
);

agency.get("/notices", (c) => c.json(allNotices()));

async function applicationIn(part: string | File | null | undefined): Promise<object | undefined> {
  const text = typeof part === "string" ? part : await part?.text();
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

async function told(key: string, file: File) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { key, filename: file.name, type: file.type, size: file.size, sha256 };
}

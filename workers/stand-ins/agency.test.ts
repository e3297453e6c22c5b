import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { standIns } from "./stand-ins.ts";

const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-");

function send(key: string | undefined, parts: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.append(name, value);
  const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
  return standIns.request("/stand-ins/agency/api/v1/application/uploads", { method: "POST", body, headers });
}
const all = async () => (await standIns.request("/stand-ins/agency/applications?format=json")).json();
const application = JSON.stringify({ parent: { first_name: "<b>Āria" } });
const pdf = new File(["%PDF-1.7"], "tāna.pdf", { type: "application/pdf" });

test("an application is received once for its key, and shown", async () => {
  const parts = { application, "uploads.relationship_status": pdf };
  expect((await send("k", parts)).status).toBe(200);
  expect((await send("k", parts)).status).toBe(200);
  // Other tests may have sent some in the same process.
  const received = (await all()) as { key: string }[];
  expect(received.filter(({ key }) => key === "k")).toMatchObject([
    {
      key: "k",
      application: { parent: { first_name: "<b>Āria" } },
      documents: [
        { key: "uploads.relationship_status", filename: "tāna.pdf", type: "application/pdf", size: 8 },
      ],
    },
  ]);
  const html = await (await standIns.request("/stand-ins/agency/applications")).text();
  expect(html).toContain("&lt;b&gt;Āria");
  const report = await new HtmlValidate({ extends: ["html-validate:recommended"] }).validateString(html);
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
});

test.each([
  ["no key", undefined, { application }],
  ["no application", "x", { "uploads.relationship_status": pdf }],
  ["an application that is no JSON", "x", { application: "{" }],
])("refused: %s", async (_, key, parts) => expect((await send(key, parts)).status).toBe(400));

test.each([
  ["clean", "%PDF-1.7"],
  ["refused", `%PDF-1.7\n${eicar}`],
])("the scanner says %s", async (verdict, body) => {
  const answer = await standIns.request("/stand-ins/scanner/scan", { method: "POST", body });
  expect(await answer.json()).toEqual({ verdict });
});

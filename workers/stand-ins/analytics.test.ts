import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { standIns } from "./stand-ins.ts";

const track = (body: unknown) =>
  standIns.request("/stand-ins/analytics/matomo.php", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
const all = async (): Promise<Record<string, string>[]> =>
  (await standIns.request("/stand-ins/analytics?format=json")).json();

const view = "?idsite=1&rec=1&url=https%3A%2F%2Ftimata.govt.nz%2Fmi&_id=0123456789abcdef";
const event = `${view}&e_c=Welcome&e_a=Open&e_n=Kia+ora+%3Cb%3E`;

test("takes a bulk request and shows what it was told, the words as words", async () => {
  const answer = await track({ requests: [view, event] });
  expect(await answer.json()).toEqual({ status: "success", tracked: 2, invalid: 0 });
  expect((await all()).slice(-2)).toEqual([
    { idsite: "1", rec: "1", url: "https://timata.govt.nz/mi", _id: "0123456789abcdef" },
    expect.objectContaining({ e_c: "Welcome", e_a: "Open", e_n: "Kia ora <b>" }),
  ]);
  const html = await (await standIns.request("/stand-ins/analytics")).text();
  expect(html).toContain("Kia ora &lt;b&gt;");
  const report = await new HtmlValidate({ extends: ["html-validate:recommended"] }).validateString(html);
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
});

test("leaves out what Matomo would not record", async () => {
  const before = (await all()).length;
  const answer = await track({ requests: ["?rec=1", "?idsite=1", view] });
  expect(await answer.json()).toEqual({ status: "success", tracked: 1, invalid: 2 });
  expect(await all()).toHaveLength(before + 1);
});

test.each(["{", "null", "[]", '{"requests":"?rec=1"}', '{"requests":[1]}'])("refuses %s", async (body) => {
  expect((await track(body)).status).toBe(400);
});

test("keeps the last 500 only", async () => {
  for (let time = 0; time < 6; time++) await track({ requests: Array(100).fill(view) });
  await track({ requests: [event] });
  expect(await all()).toHaveLength(500);
  expect((await all()).at(-1)).toMatchObject({ e_c: "Welcome" });
});

test("refuses a long body", async () => {
  expect((await track({ requests: ["a".repeat(70_000)] })).status).toBe(413);
});

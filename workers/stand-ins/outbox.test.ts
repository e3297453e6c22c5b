import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import type { MailMessage } from "../mail/bindings.ts";
import { receive } from "./outbox.ts";
import { standIns } from "./stand-ins.ts";

const message = (key: string, text = "Kia ora"): MailMessage => ({
  from: { name: "Tīmata", email: "noreply@timata.govt.nz" },
  to: "a@example.nz",
  subject: "He <b>karere</b>",
  headers: { "X-Entity-Ref-ID": key, "Content-Language": "mi" },
  text,
  html: "<!DOCTYPE html>",
});
const ask = (init: RequestInit = {}, env: object = {}) => standIns.request("/stand-ins/outbox", init, env);
const all = async (): Promise<{ to: string; text: string }[]> =>
  (await standIns.request("/stand-ins/outbox?format=json", {}, {})).json();
const validate = async (html: string) =>
  (await new HtmlValidate({ extends: ["html-validate:recommended"] }).validateString(html)).results.flatMap(
    ({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );

test("says in both languages what it is, and that nothing was sent yet", async () => {
  const html = await (await ask()).text();
  expect(await validate(html)).toEqual([]);
  for (const words of ["This is a stand-in.", "He whakakapi tēnei.", "Nothing was sent yet.", "Kāore anō"])
    expect(html).toContain(words);
});

test("shows each mail that was sent, words as words and links as links", async () => {
  receive(message("one", "Huakina: https://timata.govt.nz/mi?a=1&b=2\n<script>"));
  const html = await (await ask()).text();
  expect(await validate(html)).toEqual([]);
  expect(html).toContain("He &lt;b&gt;karere&lt;/b&gt;");
  expect(html).toContain('<a href="https://timata.govt.nz/mi?a=1&amp;b=2">');
  expect(html).toContain("&lt;script&gt;");
  expect(await all()).toEqual([
    {
      to: "a@example.nz",
      subject: "He <b>karere</b>",
      text: expect.any(String),
      html: "<!DOCTYPE html>",
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      headers: expect.any(Object),
    },
  ]);
});

test("knows a mail that comes again by its key", async () => {
  const before = (await all()).length;
  for (let time = 0; time < 3; time++) receive(message("again"));
  expect(await all()).toHaveLength(before + 1);
});

test("keeps the last 200 only", async () => {
  for (let number = 0; number < 210; number++) receive(message(`mail-${number}`, String(number)));
  expect((await all()).map(({ text }) => Number(text))).toEqual(
    Array.from({ length: 200 }, (_, at) => at + 10),
  );
});

const services = (answer: () => Response) => ({ SERVICES: { fetch: async () => answer() } });

test("tells what waits and what was set aside", async () => {
  const standing = { waiting: 3, setAside: [{}, {}] };
  const html = await (
    await ask(
      {},
      services(() => Response.json(standing)),
    )
  ).text();
  expect(html).toContain("Waiting: 3. Set aside after five attempts: 2.");
  expect(await validate(html)).toEqual([]);
});

test("has the hour strike at once, and says so when it could not", async () => {
  const post = { method: "POST" };
  const done = await ask(
    post,
    services(() => new Response(null, { status: 204 })),
  );
  expect([done.status, done.headers.get("location")]).toEqual([303, "/stand-ins/outbox"]);
  const failed = await ask(
    post,
    services(() => new Response(null, { status: 500 })),
  );
  expect(failed.status).toBe(503);
});

test("answers 405 to other methods", async () => {
  const answer = await ask({ method: "DELETE" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
});

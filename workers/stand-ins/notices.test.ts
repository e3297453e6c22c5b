import { HtmlValidate } from "html-validate";
import { afterEach, describe, expect, test } from "vitest";
import { change, notices, withNotices } from "./notices.ts";
import { standIns } from "./stand-ins.ts";

const messages = { message_en: "Closed on Friday.", message_mi: "Ka kati ā te Paraire." };
const banner = { kind: "banner", ...messages, start_datetime: "2026-11-20T10:00", end_datetime: "" };
const outage = { kind: "outage", service: "baby-names", ...messages };

const post = (body: BodyInit, type?: string) =>
  standIns.request("/stand-ins/notices", {
    method: "POST",
    body,
    ...(type ? { headers: { "content-type": type } } : {}),
  });
const postJson = (fields: object) => post(JSON.stringify(fields), "application/json");
const now = async (): Promise<ReturnType<typeof notices>> =>
  (await standIns.request("/stand-ins/notices?format=json")).json();
const nothing = { banners: [], outages: [] };

afterEach(() => {
  for (const { id } of [...notices().banners, ...notices().outages]) change({ kind: "take-back", id });
});

describe("publishing for practice", () => {
  test("a message by JSON: its times in UTC, open where none is given", async () => {
    const answer = await postJson(banner);
    expect(await answer.json()).toEqual(await now());
    expect(await now()).toEqual({
      banners: [
        {
          id: expect.stringMatching(/^practice-\d+$/),
          ...messages,
          start_datetime: "2026-11-20T10:00:00.000Z",
          end_datetime: null,
        },
      ],
      outages: [],
    });
  });

  test("an outage by form: see other", async () => {
    const fields = { ...outage, outage_start_datetime: "", outage_end_datetime: "2026-11-21T10:00" };
    const answer = await post(new URLSearchParams(fields));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/stand-ins/notices"]);
    expect((await now()).outages).toMatchObject([
      {
        service: "baby-names",
        ...messages,
        outage_start_datetime: null,
        outage_end_datetime: "2026-11-21T10:00:00.000Z",
      },
    ]);
  });

  test("it can be taken back, the others stay", async () => {
    await postJson(banner);
    await postJson(outage);
    const id = (await now()).banners[0]?.id ?? "";
    expect((await post(new URLSearchParams({ kind: "take-back", id }))).status).toBe(303);
    expect(await now()).toMatchObject({ banners: [], outages: [messages] });
  });

  test("the page shows what is published, the words as words, and is valid", async () => {
    await postJson({ ...banner, message_en: "<b>Closed</b>" });
    await postJson(outage);
    const html = await (await standIns.request("/stand-ins/notices")).text();
    expect(html).toContain("&lt;b&gt;Closed&lt;/b&gt;");
    expect(html).toContain("Outage of baby-names");
    const rules = { extends: ["html-validate:recommended", "html-validate:a11y"] };
    const report = await new HtmlValidate(rules).validateString(html);
    expect(report.results.flatMap((result) => result.messages)).toEqual([]);
  });

  test.each([
    ["no kind", { ...messages }],
    ["one language only", { ...banner, message_mi: " " }],
    ["a long message", { ...banner, message_en: "a".repeat(1001) }],
    ["no time", { ...banner, start_datetime: "tomorrow" }],
    ["a day that is none", { ...banner, start_datetime: "2026-13-20T10:00" }],
    ["an end before its start", { ...banner, end_datetime: "2026-11-20T09:00" }],
    ["an unknown service", { ...outage, service: "moon" }],
    ["nothing to take back", { kind: "take-back", id: "practice-0" }],
  ])("%s is refused and changes nothing", async (_sentence, fields) => {
    const answer = await postJson(fields);
    expect([answer.status, await answer.json()]).toEqual([400, { error: expect.any(String) }]);
    expect(await now()).toEqual(nothing);
  });

  test("a form that says nothing is refused on a page, a long body as too large", async () => {
    const answer = await post(new URLSearchParams());
    expect([answer.status, answer.headers.get("content-type")]).toEqual([400, "text/html; charset=UTF-8"]);
    expect((await post(new URLSearchParams({ kind: "x".repeat(20_000) }))).status).toBe(413);
  });

  test("the last 20 are kept", async () => {
    for (let time = 0; time < 25; time++) await postJson(banner);
    expect((await now()).banners).toHaveLength(20);
  });
});

describe("what is published joins the second worker's own", () => {
  const real = [{ id: 1, message_en: "Real" }];
  const ask = async (path: string, answer = () => Response.json(real), method = "GET") =>
    withNotices(new Request(`http://services${path}`, { method }), answer());

  test.each(["/banners/?format=json", "/banners"])("messages at %s", async (path) => {
    await postJson(banner);
    expect(await (await ask(path)).json()).toMatchObject([...real, messages]);
  });

  test("outages at /outage-banners/", async () => {
    await postJson(outage);
    expect(await (await ask("/outage-banners/")).json()).toMatchObject([...real, { service: "baby-names" }]);
    expect(await (await ask("/banners/")).json()).toEqual(real);
  });

  test("nowhere else, and not where the list is missing", async () => {
    await postJson(banner);
    expect(await (await ask("/rules/banners/")).json()).toEqual(real);
    expect((await ask("/banners/", () => Response.json({}, { status: 500 }))).status).toBe(500);
    expect(await (await ask("/banners/", () => Response.json({ odd: true }))).json()).toEqual({ odd: true });
  });

  test("with nothing published the answer is the second worker's own", async () => {
    const own = Response.json(real, { headers: { etag: '"1"' } });
    expect(await ask("/banners/", () => own)).toBe(own);
  });
});

import { describe, expect, test } from "vitest";
import { limits } from "../limits/limits.ts";
import { hasTooManyFields, readBody } from "./body.ts";

const origin = "https://timata.govt.nz/";
const post = (body: BodyInit, headers: HeadersInit = {}) =>
  new Request(origin, { method: "POST", body, headers, duplex: "half" } as RequestInit);

/** A body that tells nobody its length beforehand. */
const stream = (bytes: number) =>
  new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < bytes; sent += 1024) {
        controller.enqueue(new Uint8Array(Math.min(1024, bytes - sent)));
      }
      controller.close();
    },
  });

describe("a body is limited before it is parsed [quality/access/body-limits]", () => {
  test("of no bytes it is nothing", async () => {
    expect(await readBody(new Request(origin))).toBeUndefined();
  });

  test("arrives as it was sent", async () => {
    expect(new TextDecoder().decode((await readBody(post("name=Tāne"))) as ArrayBuffer)).toBe("name=Tāne");
  });

  test("256 KB are taken", async () => {
    const body = await readBody(post("a".repeat(256 * 1024)));
    expect((body as ArrayBuffer).byteLength).toBe(256 * 1024);
  });

  test("256 KB that say so beforehand are taken", async () => {
    const body = await readBody(
      post(stream(limits.bodyBytes), { "Content-Length": String(limits.bodyBytes) }),
    );
    expect((body as ArrayBuffer).byteLength).toBe(limits.bodyBytes);
  });

  test("a byte more is too large", async () => {
    expect(await readBody(post("a".repeat(256 * 1024 + 1)))).toBe("too-large");
  });

  test("what says that it is far too large is not read", async () => {
    const request = post(stream(10), { "Content-Length": String(limits.drainBytes + 1) });
    expect(await readBody(request)).toBe("too-large");
    expect(request.bodyUsed).toBe(false);
  });

  test("what is a little too large is read to its end, so that the connection lives to carry the answer", async () => {
    const request = post(stream(limits.bodyBytes + 1), { "Content-Length": String(limits.bodyBytes + 1) });
    expect(await readBody(request)).toBe("too-large");
    expect(request.bodyUsed).toBe(true);
  });

  test.each(["1", "-1", "nonsense"])("a length of %s does not help more through", async (length) => {
    expect(await readBody(post(stream(limits.bodyBytes + 1), { "Content-Length": length }))).toBe(
      "too-large",
    );
  });

  test("what never ends is left as soon as it is too large", async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) });
    expect(await readBody(post(endless))).toBe("too-large");
  });
});

const urlEncoded = (fields: number) =>
  post(Array.from({ length: fields }, (_, index) => `f${index}=x`).join("&"), {
    "Content-Type": "application/x-www-form-urlencoded",
  });

function multipart(fields: number): Request {
  const form = new FormData();
  for (let index = 0; index < fields; index++) form.append(`f${index}`, "x");
  return post(form);
}

/** Parts may spell their headers as they like. */
function multipartInSmallLetters(fields: number): Request {
  const part = (index: number) => `--b\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\nx\r\n`;
  const body = `${Array.from({ length: fields }, (_, index) => part(index)).join("")}--b--\r\n`;
  return post(body, { "Content-Type": "multipart/form-data; boundary=b" });
}

describe("2,000 fields are the most that is taken [quality/access/body-limits]", () => {
  for (const [kind, made] of Object.entries({ urlEncoded, multipart, multipartInSmallLetters })) {
    const tooMany = async (fields: number) => {
      const request = made(fields);
      return hasTooManyFields(request, (await readBody(request.clone() as Request)) as ArrayBuffer);
    };
    test(`${kind}: 2,000 are not too many`, async () => expect(await tooMany(2000)).toBe(false));
    test(`${kind}: 2,001 are too many`, async () => expect(await tooMany(2001)).toBe(true));
  }

  test("no body has none", () => expect(hasTooManyFields(new Request(origin), undefined)).toBe(false));

  test("a text with many signs between fields is one field of a form with files", async () => {
    const form = new FormData();
    form.append("note", "&".repeat(5000));
    const request = post(form);
    expect(hasTooManyFields(request, await request.clone().arrayBuffer())).toBe(false);
  });

  test("a JSON text with many signs is no form", () => {
    const request = post(JSON.stringify({ note: "&".repeat(5000) }), { "Content-Type": "application/json" });
    const body = new TextEncoder().encode(JSON.stringify({ note: "&".repeat(5000) }));
    expect(hasTooManyFields(request, body.buffer as ArrayBuffer)).toBe(false);
  });
});

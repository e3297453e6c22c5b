import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import {
  boundary,
  fileOf,
  inPieces,
  joined,
  multipartRequest,
  type SentPart,
} from "../../../tests/support/uploads.ts";
import { partsOf } from "./multipart.ts";

type Read = { name: string; filename: string | undefined; content: Uint8Array };

async function readAll(...sent: Parameters<typeof multipartRequest>): Promise<Read[]> {
  const read: Read[] = [];
  for await (const { name, filename, data } of partsOf(multipartRequest(...sent), 25 * 1024 * 1024))
    read.push({ name, filename, content: await whole(data) });
  return read;
}

async function whole(data: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces = [];
  for await (const piece of data) pieces.push(piece);
  return joined(pieces);
}

const names: [string, string, string][] = [
  ["a semicolon", "a;b.pdf", "a;b.pdf"],
  ["an equals sign", "a=b; name=x.pdf", "a=b; name=x.pdf"],
  ["macrons and emoji", "tāna pēpi 👶.pdf", "tāna pēpi 👶.pdf"],
  ["a quotation mark as browsers write it", "%22mine%22.pdf", '"mine".pdf'],
  ["a quotation mark as older ones do", '\\"mine\\".pdf', '"mine".pdf'],
  ["a path", "C:\\Users\\Mere\\x.pdf", "C:\\Users\\Mere\\x.pdf"],
  ["nothing", "", ""],
];
test.each(names)("a file name with %s is read whole", async (_, sent, name) => {
  const [read] = await readAll([{ filename: sent, content: "x" }]);
  expect(read).toMatchObject({ name: "file", filename: name });
});

test("whatever the content and however it arrives, the same parts are read", () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.uint8Array({ maxLength: 300 }),
          fc.constantFrom("\r\n", `\r\n--${boundary.slice(0, -1)}`, "--"),
        ),
        {
          maxLength: 5,
        },
      ),
      fc.integer({ min: 1, max: 400 }),
      async (contents, size) => {
        const parts: SentPart[] = contents.map((content, at) => ({
          name: `n${at}`,
          filename: `${at}.pdf`,
          content,
        }));
        const read = await readAll(parts, { size });
        const sent = contents.map((content) =>
          typeof content === "string" ? new TextEncoder().encode(content) : content,
        );
        expect(read.map(({ content }) => [...content])).toEqual(sent.map((content) => [...content]));
        expect(read.map(({ filename }) => filename)).toEqual(parts.map(({ filename }) => filename));
      },
    ),
    { numRuns: 150 },
  ));

test("what is not read of a part is skipped", async () => {
  const names: string[] = [];
  const sent = multipartRequest([
    { name: "a", content: fileOf("pdf", 9000) },
    { name: "b", content: "b" },
  ]);
  for await (const { name, data } of partsOf(sent, 25 * 1024 * 1024)) {
    names.push(name);
    for await (const _ of data) break;
  }
  expect(names).toEqual(["a", "b"]);
});

describe("what cannot be read", () => {
  const pdf = { filename: "a.pdf", content: fileOf("pdf") };
  const long = `Content-Disposition: form-data; name="x"\r\nX: ${"x".repeat(20_000)}`;
  const rows: [string, SentPart[], Parameters<typeof multipartRequest>[1], string][] = [
    ["no boundary", [pdf], { type: "multipart/form-data" }, "malformed"],
    [
      "a boundary of more than 70 characters",
      [pdf],
      { type: `multipart/form-data; boundary=${"-".repeat(71)}` },
      "malformed",
    ],
    ["another type", [pdf], { type: "text/plain" }, "malformed"],
    ["another boundary than is in it", [pdf], { type: "multipart/form-data; boundary=other" }, "cut-off"],
    ["no last boundary", [pdf], { end: "" }, "cut-off"],
    ["a part without a name", [{ ...pdf, head: "Content-Disposition: form-data" }], {}, "malformed"],
    ["a part without a disposition", [{ ...pdf, head: "Content-Type: text/plain" }], {}, "malformed"],
    ["a head without end", [{ ...pdf, head: long }], {}, "malformed"],
    ["more than 25 MB", [{ filename: "a.pdf", content: new Uint8Array(25 * 1024 * 1024) }], {}, "too-large"],
  ];
  test.each(rows)("%s", async (_, parts, options, reason) => {
    await expect(readAll(parts, options)).rejects.toMatchObject({ reason });
  });

  test("a connection that breaks", async () => {
    const body = inPieces(new Uint8Array(0), 1);
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error("gone")),
    });
    await body.cancel();
    const parts = partsOf({ headers: multipartRequest([]).headers, body: broken }, 25 * 1024 * 1024);
    await expect(parts.next()).rejects.toMatchObject({ reason: "cut-off" });
  });
});

test("25 MB of almost-boundaries are read in time that grows with their length", async () => {
  const content = `\r\n--${boundary.slice(0, -1)}`.repeat(60_000);
  expect(await cpuOf(() => readAll([{ filename: "a.pdf", content }]))).toBeLessThan(2000);
});

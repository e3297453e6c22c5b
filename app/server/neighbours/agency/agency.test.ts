import { describe, expect, test } from "vitest";
import { joined } from "../../../../tests/support/uploads.ts";
import { partsOf } from "../../documents/index.ts";
import { agencyAt, agencyNeighbour } from "./index.ts";
import type { MultipartFile } from "./multipart-body.ts";

const file = (key: string, filename: string, text: string): MultipartFile => {
  const bytes = new TextEncoder().encode(text);
  return {
    key,
    filename,
    mediaType: "application/pdf",
    size: bytes.length,
    async *content() {
      yield bytes.subarray(0, 3);
      yield bytes.subarray(3);
    },
  };
};
const wages = "uploads.parent.income_and_assets.wages_or_salary";
const files = [file(wages, 'tāna "a;b".pdf', "%PDF-1"), file("uploads.children[]", "1.pdf", "%PDF-2")];
const application = { status: "APPROVED", parent: { first_name: "Āria" } };

const deadline = () => ({ deadline: 33_000, probe: true });

interface Received {
  key: string | null;
  parts: [name: string, filename: string | undefined, content: string][];
}

/** Answers as the test says and reads what it is sent. */
function agencyThat(...answers: (() => Response | Promise<Response>)[]) {
  const received: Received[] = [];
  const fetcher = {
    fetch: async (request: Request) => {
      const parts: Received["parts"] = [];
      for await (const { name, filename, data } of partsOf(request, 25 * 1024 * 1024)) {
        const pieces = [];
        for await (const piece of data) pieces.push(piece);
        parts.push([name, filename, new TextDecoder().decode(joined(pieces))]);
      }
      received.push({ key: request.headers.get("Idempotency-Key"), parts });
      const answer = answers[received.length - 1] ?? answers.at(-1);
      return answer ? answer() : new Response();
    },
  };
  return { received, agency: agencyAt({ fetcher, base: "https://agency.example", pause: 1 }, deadline) };
}

const ok = () => Response.json({ reference: "CCS-1" });
const thanks = () => new Response("thanks");
const down = () => new Response(null, { status: 503 });
const lost = () => Promise.reject(new Error("lost"));
const bad = () => new Response(null, { status: 400 });

test("the application is a part of JSON, each document a part with the key of the specification", async () => {
  const { received, agency } = agencyThat(ok);
  expect(await agency.submit(application, files, "key")).toEqual({ is: "received", reference: "CCS-1" });
  expect(received).toEqual([
    {
      key: "key",
      parts: [
        ["application", undefined, JSON.stringify(application)],
        [wages, 'tāna "a;b".pdf', "%PDF-1"],
        ["uploads.children[]", "1.pdf", "%PDF-2"],
      ],
    },
  ]);
});

describe("what an answer comes to [quality/drafts/once]", () => {
  test.each([
    ["received at once", [ok], "received", 1],
    ["down, then received", [down, ok], "received", 2],
    ["lost twice, then received", [lost, lost, ok], "received", 3],
    ["down three times", [down], "no-connection", 3],
    ["an answer that acknowledges nothing", [thanks], "unclear", 1],
    ["refused", [bad], "refused", 1],
    ["refused after a lost answer: the first may have arrived", [lost, bad], "no-connection", 2],
  ] as const)("%s", async (_, answers, is, times) => {
    const { received, agency } = agencyThat(...answers);
    expect((await agency.submit(application, files, "key")).is).toBe(is);
    expect(received.map(({ key, parts }) => [key, parts.length])).toEqual(Array(times).fill(["key", 3]));
  });

  test("not configured", async () => {
    const agency = agencyAt(agencyNeighbour({}), deadline);
    expect(await agency.submit(application, files, "key")).toEqual({ is: "no-connection" });
  });
});

test("200 MB are never in memory at once", async () => {
  const piece = new Uint8Array(262_144);
  const large = Array.from({ length: 67 }, (_, at) => ({
    ...file(wages, `${at}.pdf`, ""),
    size: 12 * piece.length,
    async *content() {
      for (let segment = 0; segment < 12; segment++) yield piece;
    },
  }));
  let [size, most] = [0, 0];
  const before = process.memoryUsage().arrayBuffers;
  const fetcher = {
    fetch: async (request: Request) => {
      for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
        size += chunk.length;
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      }
      return new Response();
    },
  };
  const agency = agencyAt({ fetcher, base: "https://agency.example" }, deadline);
  expect(await agency.submit(application, large, "key")).toEqual({ is: "unclear" });
  expect(size).toBeGreaterThan(200 * 1024 * 1024);
  expect(most).toBeLessThan(32 * 1024 * 1024);
});

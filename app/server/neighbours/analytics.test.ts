import { afterEach, describe, expect, test, vi } from "vitest";
import { type AnalyticsOptions, analyticsNeighbour, answerAnalytics } from "./analytics.ts";

const origin = "https://timata.govt.nz";
const page = { path: "/financial-help/questions" };
const event = { ...page, category: "Financial help", action: "Click", name: "Change my answers" };

/** What Matomo was sent, as it would read it. */
let received: Record<string, string>[] = [];
let answerOfMatomo = () => Response.json({ status: "success" });
const matomo = {
  siteId: "7",
  url: "https://matomo.example/matomo.php",
  fetcher: {
    async fetch(request: Request) {
      const { requests } = (await request.json()) as { requests: string[] };
      received.push(...requests.map((query) => Object.fromEntries(new URLSearchParams(query))));
      return answerOfMatomo();
    },
  },
};

afterEach(() => {
  received = [];
  answerOfMatomo = () => Response.json({ status: "success" });
});

interface Sent {
  body?: unknown;
  method?: string;
  headers?: Record<string, string>;
  neighbour?: AnalyticsOptions["neighbour"];
}

async function sendAll({ body, method = "POST", headers = {}, neighbour }: Sent) {
  const work: Promise<unknown>[] = [];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`${origin}/api/analytics`, {
    method,
    headers,
    ...(method === "POST" ? { body: text } : {}),
  });
  const answer = await answerAnalytics(request, {
    neighbour,
    origin,
    patterns: ["/", "/financial-help/questions", "/supervisor/:token"],
    named: [],
    afterwards: (one) => work.push(one),
  });
  await Promise.all(work);
  return answer;
}

const send = (requests: unknown[], more: Omit<Sent, "body"> = {}) =>
  sendAll({ body: { requests }, neighbour: matomo, ...more });

describe("what is told [quality/privacy/analytics] [site/calls/analytics]", () => {
  test("a page view: the site, the pattern, the visitor's random id", async () => {
    const { status, headers } = await send([page]);
    expect([status, headers.get("Content-Type")]).toEqual([204, null]);
    expect(received).toEqual([
      {
        idsite: "7",
        rec: "1",
        url: `${origin}/financial-help/questions`,
        action_name: "/financial-help/questions",
        _id: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
  });

  test("an event: its category, action and name too", async () => {
    await send([event]);
    expect(received).toMatchObject([{ e_c: "Financial help", e_a: "Click", e_n: "Change my answers" }]);
  });

  test("several at once, under one id", async () => {
    await send([page, event, { ...page, path: "/mi" }]);
    expect(received.map(({ url }) => url)).toEqual([
      `${origin}/financial-help/questions`,
      `${origin}/financial-help/questions`,
      `${origin}/mi`,
    ]);
    expect(new Set(received.map(({ _id }) => _id)).size).toBe(1);
  });

  test("of an address its pattern only", async () => {
    await send([{ path: "/supervisor/s3cr3t" }]);
    expect(JSON.stringify(received)).not.toContain("s3cr3t");
    expect(received[0]?.url).toBe(`${origin}/supervisor/:token`);
  });

  const kept: [string, unknown][] = [
    ["a path with a query", { path: "/?name=Jane" }],
    ["a path with a hash", { path: "/#here" }],
    ["a path outside of the table", { path: "/jane" }],
    ["another site", { path: "https://evil.example/" }],
    ["no path", { category: "Financial help", action: "Click", name: "Change my answers" }],
    ["an unknown category", { ...event, category: "Names" }],
    ["a category without an action", { ...page, category: "Financial help" }],
    ["an action without a category", { ...page, action: "Click" }],
    ["an event without a name", { ...event, name: undefined }],
    ["a name of another event", { ...event, name: "questions" }],
    [
      "somebody's name",
      { path: "/financial-help/questions", category: "Login", action: "ok", name: "Mere Tane" },
    ],
    ["words in place of a known name", { ...event, name: "Mere Tane" }],
    [
      "a year of birth, or more, in place of a card's number",
      { ...page, category: "Supplementary Card", action: "Click", name: "20531" },
    ],
    ["a word of the prototype", { ...event, category: "constructor", action: "name" }],
    ["a field we do not know", { ...page, cip: "203.0.113.7" }],
    ["no object", "path"],
    ["nothing", null],
  ];
  test.each(kept)("%s is left out, the rest is told", async (_sentence, wrong) => {
    expect((await send([wrong, event])).status).toBe(204);
    expect(received).toHaveLength(1);
  });

  test.each([
    ["Supplementary Card", "Click", "2053"],
    ["Accordion", "Click", "family-violence"],
    ["Top baby names", "Click tab", "Top Māori Names"],
  ])("%s, %s, %s is told", async (category, action, name) => {
    await send([{ ...page, category, action, name }]);
    expect(received).toMatchObject([{ e_c: category, e_a: action, e_n: name }]);
  });
});

describe("what is not understood", () => {
  test.each([
    ["no JSON", "{", 400],
    ["another shape", [page], 400],
    ["no list", { requests: page }, 400],
    ["more than 20 reports", { requests: Array(21).fill(page) }, 400],
    ["a long body", { requests: ["a".repeat(20_000)] }, 413],
  ])("%s is refused", async (_sentence, body, status) => {
    expect((await sendAll({ body, neighbour: matomo })).status).toBe(status);
    expect(received).toEqual([]);
  });

  test("20 reports are taken", async () => {
    await send(Array(20).fill(page));
    expect(received).toHaveLength(20);
  });

  test("other methods are answered 405", async () => {
    const { status, headers } = await sendAll({ method: "GET" });
    expect([status, headers.get("Allow")]).toEqual([405, "POST"]);
  });
});

describe("the id", () => {
  const cookieOf = async (headers: Record<string, string> = {}, reports: unknown[] = [page]) =>
    (await send(reports, { headers })).headers.getSetCookie();

  test("is set with the first report: 16 characters, 15 months, out of reach of scripts [site/calls/analytics]", async () => {
    expect(await cookieOf()).toEqual([
      expect.stringMatching(
        /^piwikID=[0-9a-f]{16}; Path=\/; Max-Age=40176000; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  test("is told and not set again when it comes back", async () => {
    expect(await cookieOf({ Cookie: "piwikID=0123456789abcdef" })).toEqual([]);
    expect(received[0]?._id).toBe("0123456789abcdef");
  });

  test.each(["0123456789ABCDEF", "0123", "", "<script>", "0123456789abcdef0"])(
    "%j is none and is replaced",
    async (id) => {
      expect(await cookieOf({ Cookie: `piwikID=${id}` })).toHaveLength(1);
      expect(received[0]?._id).not.toBe(id);
    },
  );

  test("is not set when there was nothing to tell", async () => {
    expect(await cookieOf({}, [])).toEqual([]);
    expect(await cookieOf({}, [{ path: "/jane" }])).toEqual([]);
  });
});

describe("nothing is kept, sent or set", () => {
  test.each(["DNT", "Sec-GPC"])("when the browser says %s: 1", async (wish) => {
    const answer = await send([event], { headers: { [wish]: "1" } });
    expect([answer.status, answer.headers.getSetCookie(), received]).toEqual([204, [], []]);
  });

  test("when nobody is to be told", async () => {
    const answer = await send([event], { neighbour: undefined });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, []]);
  });
});

test.each([
  ["does not answer", () => Promise.reject(new Error("jane@example.nz")) as never],
  ["is broken", () => new Response("jane@example.nz", { status: 500 })],
])(
  "A Matomo that %s is asked once, and one line says so, without what was told",
  async (_sentence, answer) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    answerOfMatomo = answer;
    expect((await send([event])).status).toBe(204);
    expect(received).toHaveLength(1);
    const lines = log.mock.calls.map(String);
    expect(lines.filter((line) => line.includes("neighbour-failed"))).toHaveLength(1);
    expect(lines[0]).toMatch(/"neighbour":"analytics","kind":"(unreachable|status)"/);
    expect(lines.join("\n")).not.toMatch(/jane|Best Start|questions/);
    log.mockRestore();
  },
);

describe("where reports go", () => {
  const STAND_INS = { fetch: () => Promise.reject(new Error()) } as unknown as Fetcher;
  test.each([
    ["nowhere without a setting", {}, undefined],
    ["to the stand-in where there is one", { STAND_INS }, "https://stand-ins/stand-ins/analytics/matomo.php"],
    [
      "to the address of the setting",
      { ANALYTICS_URL: "https://m.example/matomo.php", STAND_INS },
      "https://m.example/matomo.php",
    ],
    [
      "without the tokens in it",
      { ANALYTICS_URL: "https://m.example/matomo.php?token_auth=abc&a=1&Token=b" },
      "https://m.example/matomo.php?a=1",
    ],
  ])("%s", (_sentence, env, url) => expect(analyticsNeighbour(env)?.url).toBe(url));

  test("as the site's number that is set, else 1", () => {
    expect(analyticsNeighbour({ STAND_INS })?.siteId).toBe("1");
    expect(analyticsNeighbour({ STAND_INS, ANALYTICS_SITE_ID: "7" })?.siteId).toBe("7");
  });
});

import { describe, expect, test } from "vitest";
import { Seal } from "../crypto/seal.ts";
import { isSameOrigin } from "./csrf.ts";
import { issueFormToken } from "./form-token.ts";

const seal = new Seal("0123456789abcdef0123456789abcdef");
const origin = "http://127.0.0.1:8787";
const now = Date.UTC(2018, 7, 15);

type Token = "none" | "good" | "expired" | "foreign";

interface Row {
  sentence: string;
  method?: string;
  site?: string;
  from?: string;
  token?: Token;
  /** Where the token stands. */
  as?: "form" | "multipart" | "header" | "json" | "file";
  passes: boolean;
}

const rows: Row[] = [
  {
    sentence: "GET changes nothing and passes from anywhere",
    method: "GET",
    site: "cross-site",
    passes: true,
  },
  { sentence: "HEAD passes from anywhere", method: "HEAD", from: "https://evil.example", passes: true },
  { sentence: "OPTIONS passes from anywhere", method: "OPTIONS", site: "cross-site", passes: true },
  { sentence: "Sec-Fetch-Site: same-origin passes", site: "same-origin", passes: true },
  { sentence: "cross-site is refused", site: "cross-site", passes: false },
  { sentence: "same-site is refused", site: "same-site", passes: false },
  { sentence: "an unknown Sec-Fetch-Site is refused", site: "nonsense", passes: false },
  {
    sentence: "cross-site is refused even with our origin and a good token",
    site: "cross-site",
    from: origin,
    token: "good",
    passes: false,
  },
  ...["PUT", "PATCH", "DELETE"].flatMap((method): Row[] => [
    { sentence: `${method} from another site is refused`, method, site: "cross-site", passes: false },
    { sentence: `${method} of our own passes`, method, site: "same-origin", passes: true },
    { sentence: `${method} without any sign is refused`, method, passes: false },
  ]),
  { sentence: "without that header Origin must equal our own: it does", from: origin, passes: true },
  { sentence: "with 'none' Origin must equal our own: it does", site: "none", from: origin, passes: true },
  {
    sentence: "with 'none' another Origin is refused",
    site: "none",
    from: "https://evil.example",
    passes: false,
  },
  { sentence: "another Origin is refused", from: "https://evil.example", passes: false },
  { sentence: "another scheme is refused", from: "https://127.0.0.1:8787", passes: false },
  { sentence: "another port is refused", from: "http://127.0.0.1:8788", passes: false },
  { sentence: "another name for this host is refused", from: "http://localhost:8787", passes: false },
  {
    sentence: "a host that begins like ours is refused",
    from: "http://127.0.0.1:8787.evil.example",
    passes: false,
  },
  { sentence: "Origin: null is refused", from: "null", passes: false },
  { sentence: "Origin: null is refused even with a good token", from: "null", token: "good", passes: false },
  {
    sentence: "another Origin is refused even with a good token",
    from: "https://evil.example",
    token: "good",
    passes: false,
  },
  {
    sentence: "without both, as older phones send it, a valid form token is required: it is there",
    token: "good",
    passes: true,
  },
  {
    sentence: "with 'none' and no Origin a valid form token passes",
    site: "none",
    token: "good",
    passes: true,
  },
  { sentence: "without both and without a token it is refused", token: "none", passes: false },
  { sentence: "an expired token is refused", token: "expired", passes: false },
  { sentence: "another visitor's token is refused", token: "foreign", passes: false },
  { sentence: "the token of a form with files passes", token: "good", as: "multipart", passes: true },
  { sentence: "JSON calls send it as X-CSRFToken", token: "good", as: "header", passes: true },
  { sentence: "a bad X-CSRFToken is refused", token: "foreign", as: "header", passes: false },
  { sentence: "a token inside a JSON body is none", token: "good", as: "json", passes: false },
  { sentence: "a token that is a file is none", token: "good", as: "file", passes: false },
];

async function tokenOf(kind: Token): Promise<{ token: string; cookies: string }> {
  const made = kind === "expired" ? 0 : now;
  const { token, cookie } = await issueFormToken(null, seal, made);
  const cookies = kind === "foreign" ? `__Host-visit=${"0".repeat(32)}` : cookie!.split(";")[0]!;
  return { token: kind === "none" ? "" : token, cookies };
}

function bodyWith(token: string, as: Row["as"]): BodyInit {
  if (as === "json") return JSON.stringify({ _csrf: token });
  if (as !== "multipart" && as !== "file") return new URLSearchParams(token ? { _csrf: token } : { a: "b" });
  const form = new FormData();
  form.append("_csrf", as === "file" ? new File([token], "token") : token);
  return form;
}

async function ask({ method = "POST", site, from, token = "none", as = "form" }: Row): Promise<boolean> {
  const { token: value, cookies } = await tokenOf(token);
  const body = ["GET", "HEAD", "OPTIONS"].includes(method)
    ? null
    : bodyWith(as === "header" ? "" : value, as);
  const request = new Request(`${origin}/form`, { method, body });
  request.headers.set("Cookie", cookies);
  if (as === "json") request.headers.set("Content-Type", "application/json");
  if (as === "header") request.headers.set("X-CSRFToken", value);
  if (site) request.headers.set("Sec-Fetch-Site", site);
  if (from !== undefined) request.headers.set("Origin", from);
  request.headers.set("X-Forwarded-Host", "evil.example");
  const bytes = body ? await request.clone().arrayBuffer() : undefined;
  return isSameOrigin(request, bytes, origin, seal, now);
}

describe("a request that may change something was sent by our own page [quality/forgery/every-change]", () => {
  for (const row of rows) {
    test(row.sentence, async () => expect(await ask(row)).toBe(row.passes));
  }

  test("a body that is cut off is refused, not a crash", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x" };
    const request = new Request(origin, { method: "POST", headers, body: "--x\r\nConte" });
    expect(
      await isSameOrigin(
        request,
        new TextEncoder().encode("--x\r\nConte").buffer as ArrayBuffer,
        origin,
        seal,
        now,
      ),
    ).toBe(false);
  });
});

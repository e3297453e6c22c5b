import { describe, expect, test } from "vitest";
import { Seal } from "#app/server/crypto/seal.ts";
import { issueFormToken } from "#app/server/csrf/form-token.ts";
import { Visitor } from "../support/client.ts";
import { readSetCookie } from "../support/cookie-jar.mjs";
import { aloneWithoutChildren, submitQuestionnaire } from "../support/households.ts";
import { send, urlencoded } from "../support/http.ts";
import { sealSecret, sharedSite } from "../support/site.ts";

const site = sharedSite();
const questions = "/financial-help/questions";
const form = { "Content-Type": "application/x-www-form-urlencoded" };

/** What came out of a post: refused (403), or it reached the form. */
async function outcome(headers: Record<string, string>, token?: string, method = "POST"): Promise<string> {
  const answers = Object.entries(aloneWithoutChildren).map(([name, value]) => [name, String(value)] as const);
  const body = urlencoded([...answers, ...(token === undefined ? [] : [["_csrf", token] as const])]);
  const { status } = await send(site.url, {
    method,
    path: questions,
    headers: { ...form, ...headers },
    body,
  });
  if (status === 403) return "refused";
  return status === 303 ? "accepted" : `status ${status}`;
}

const own = () => site.url;
const localhost = () => site.url.replace("127.0.0.1", "localhost");

describe("Every POST is checked before any handler runs [quality/forgery/every-change]", () => {
  test.each([
    ["Sec-Fetch-Site: same-origin passes", () => ({ "Sec-Fetch-Site": "same-origin" }), "accepted"],
    ["cross-site is refused", () => ({ "Sec-Fetch-Site": "cross-site" }), "refused"],
    ["same-site is refused", () => ({ "Sec-Fetch-Site": "same-site" }), "refused"],
    ["an unknown value is refused", () => ({ "Sec-Fetch-Site": "same-origin, same-origin" }), "refused"],
    [
      "same-origin passes whatever Origin says",
      () => ({ "Sec-Fetch-Site": "same-origin", Origin: "null" }),
      "accepted",
    ],
    [
      "cross-site is refused even with our Origin",
      () => ({ "Sec-Fetch-Site": "cross-site", Origin: own() }),
      "refused",
    ],
    ["with none, Origin must equal our own", () => ({ "Sec-Fetch-Site": "none", Origin: own() }), "accepted"],
    [
      "with none, a foreign Origin is refused",
      () => ({ "Sec-Fetch-Site": "none", Origin: "https://evil.example" }),
      "refused",
    ],
    ["without that header, our own Origin passes", () => ({ Origin: own() }), "accepted"],
    ["a foreign Origin is refused", () => ({ Origin: "https://evil.example" }), "refused"],
    ["Origin: null is refused", () => ({ Origin: "null" }), "refused"],
    ["an empty Origin is refused", () => ({ Origin: "" }), "refused"],
    ["another name of this machine is another origin", () => ({ Origin: localhost() }), "refused"],
    ["another scheme is another origin", () => ({ Origin: own().replace("http:", "https:") }), "refused"],
    ["another port is another origin", () => ({ Origin: `${own()}0` }), "refused"],
    [
      "an origin that only begins like ours is refused",
      () => ({ Origin: `${own()}.evil.example` }),
      "refused",
    ],
    [
      "X-Forwarded-Host does not change which origin is ours",
      () => ({
        Origin: "https://evil.example",
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https",
      }),
      "refused",
    ],
    [
      "the Host header does not change which origin is ours",
      () => ({ Origin: "http://evil.example", Host: "evil.example" }),
      "refused",
    ],
    ["without both and without a token it is refused", () => ({}), "refused"],
  ])("%s", async (_sentence, headers, expected) => {
    expect(await outcome(headers())).toBe(expected);
  });
});

describe("Without both headers, as older phones send it, a valid form token is required [quality/forgery/every-change] [quality/forgery/token]", () => {
  const hour = 60 * 60 * 1000;
  const issue = async ({ secret = sealSecret, at = Date.now() } = {}) => {
    const { token, cookie = "" } = await issueFormToken(null, new Seal(secret), at);
    const { name, value } = readSetCookie(cookie);
    return { token, cookie: `${name}=${value}` };
  };

  test("a token of the page with its cookie passes", async () => {
    const { token, cookie } = await issue();
    expect(await outcome({ Cookie: cookie }, token)).toBe("accepted");
  });

  test.each([
    ["a token without its cookie", async () => ({ token: (await issue()).token, cookie: "a=b" })],
    [
      "a token with the cookie of another visitor",
      async () => ({ token: (await issue()).token, cookie: (await issue()).cookie }),
    ],
    ["an expired token", async () => issue({ at: Date.now() - 13 * hour })],
    [
      "a token signed with another secret",
      async () => issue({ secret: "another-secret-another-secret-another" }),
    ],
    [
      "a token whose expiry was moved",
      async () => {
        const { token, cookie } = await issue();
        return { token: token.replace(/^\d+/, (expires) => String(Number(expires) + 1)), cookie };
      },
    ],
    ["a token that is no token", async () => ({ token: "....", cookie: (await issue()).cookie })],
    ["an endless expiry", async () => ({ token: "Infinity.x", cookie: (await issue()).cookie })],
    [
      "a cookie that is no visit",
      async () => ({ token: (await issue()).token, cookie: "__Host-visit=../../etc" }),
    ],
  ])("%s is refused", async (_sentence, given) => {
    const { token, cookie } = await given();
    expect(await outcome({ Cookie: cookie }, token)).toBe("refused");
  });

  test("JSON calls send it as the anti-forgery header of the specification", async () => {
    const { token, cookie } = await issue();
    expect(await outcome({ Cookie: cookie, "X-CSRFToken": token })).toBe("accepted");
    expect(await outcome({ Cookie: cookie, "X-CSRFToken": `${token}x` })).toBe("refused");
  });

  test.each(["/financial-help/questions", "/financial-help/results"])(
    "Every form that is not GET carries a token: %s",
    async (path) => {
      const visitor = new Visitor(site.url);
      await submitQuestionnaire(visitor, aloneWithoutChildren);
      const { document } = await visitor.visit(path);
      const forms = [...document.querySelectorAll("form")].filter(
        (one) => one.getAttribute("method") !== "get",
      );
      expect(forms.length).toBeGreaterThan(0);
      for (const one of forms) expect(one.querySelectorAll('input[name="_csrf"]')).toHaveLength(1);
    },
  );
});

describe("Other methods", () => {
  test.each(["PUT", "PATCH", "DELETE"])(
    "%s from elsewhere is refused, ours is not served",
    async (method) => {
      expect(await outcome({ Origin: "https://evil.example" }, undefined, method)).toBe("refused");
      expect(await outcome({ Origin: own() }, undefined, method)).toBe("status 405");
    },
  );

  test.each(["GET", "HEAD"])(
    "%s changes nothing that matters: answers stay [quality/forgery/get-changes-nothing]",
    async (method) => {
      const visitor = new Visitor(site.url);
      await submitQuestionnaire(visitor, aloneWithoutChildren);
      const headers = { Cookie: visitor.cookies.header(questions) ?? "" };
      for (const path of [`${questions}?intent=clear`, "/financial-help/results?intent=clear"]) {
        const { status, setCookies } = await send(site.url, { method, path, headers });
        expect([status, setCookies]).toEqual([200, []]);
      }
    },
  );
});

describe("A refusal", () => {
  test.each([
    ["", "We could not accept that form"],
    ["/mi", undefined],
  ])("is a page in plain words, and nothing is changed (%s)", async (prefix, title) => {
    const answer = await send(site.url, {
      method: "POST",
      path: prefix + questions,
      headers: { ...form, Origin: "https://evil.example" },
      body: "intent=clear",
    });
    expect([answer.status, answer.setCookies]).toEqual([403, []]);
    if (title) expect(answer.text).toContain(title);
    expect(answer.text).toContain(`<html lang="${prefix ? "mi" : "en-NZ"}"`);
  });
});

describe("The public reading calls change nothing and may be made by anyone", () => {
  test.each(["calculate", "trace"])(
    "POST /api/rules/%s from another origin, without a token",
    async (call) => {
      const month = "2024-06";
      const body = JSON.stringify({ persons: { one: { age: { [`${month}-01`]: 30 } } } });
      const headers = {
        "Content-Type": "application/json",
        Origin: "https://elsewhere.example",
        "Sec-Fetch-Site": "cross-site",
      };
      const answer = await send(site.url, { method: "POST", path: `/api/rules/${call}`, headers, body });
      expect(answer.status).toBe(200);
      expect(["*", "https://elsewhere.example"]).toContain(answer.headers["access-control-allow-origin"]);
      expect(answer.headers["access-control-allow-credentials"]).toBeUndefined();
    },
  );
});

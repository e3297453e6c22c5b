import { logLine } from "#workers/log/line.ts";

export const reportsPath = "/policy-report";

const directives =
  /^(default|script|style|img|font|connect|form|frame|base|object|worker|child|require|trusted)-[a-z-]{2,25}$/;
const kinds = new Set(["inline", "eval", "data", "trusted-types-sink", "trusted-types-policy"]);
/** One in ten is read: a browser extension can send one for every page. */
const share = 0.1;
const mostBytes = 4_096;

/** Logs only the directive and what was refused, from a list: addresses in a report can be a visitor's own. */
export async function answerPolicyReport(request: Request, random = Math.random()): Promise<Response> {
  const size = Number(request.headers.get("Content-Length") ?? mostBytes + 1);
  if (random < share && size <= mostBytes) {
    const { "effective-directive": directive, "blocked-uri": blocked } = reportIn(await request.text());
    const code = typeof directive === "string" && directives.test(directive) ? directive : "other";
    logLine("policy-report", { code, kind: kindOf(blocked) });
  }
  return new Response(null, { status: 204 });
}

function reportIn(text: string): Record<string, unknown> {
  try {
    const report = JSON.parse(text)["csp-report"];
    return typeof report === "object" && report !== null ? report : {};
  } catch {
    return {};
  }
}

const kindOf = (blocked: unknown): string =>
  typeof blocked === "string" && kinds.has(blocked) ? blocked : "address";

/** RFC 9116. It never expires: anybody who reads it reads it from a running site. */
export function answerSecurityText(origin: string, now: Date): Response {
  const expires = new Date(now.getTime() + 180 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const lines = [
    `Contact: ${origin}/contact`,
    `Expires: ${expires}T00:00:00.000Z`,
    "Preferred-Languages: en, mi",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

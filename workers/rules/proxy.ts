// A real OpenFisca server answers in place of this engine.

import { type Answer, call, type Failure, type OutgoingRequest } from "../call/index.ts";
import { base } from "./base.ts";

const openNetwork = { fetch: (request: Request) => fetch(request) };
const deadline = 4_000;
const headersKept = ["content-type", "country-package", "country-package-version"];
// Redirects and refusals are that server's answers and are passed on unchanged.
const accepts = Array.from({ length: 300 }, (_, index) => 300 + index);
const withoutBody = [204, 205, 304];

export interface ForwardedRequest {
  readonly path: string;
  readonly body?: string;
}

/** Leaves the body unread; answers 503 with {"error"} when the server cannot be reached in time. */
export async function forward(server: string, { path, body }: ForwardedRequest): Promise<Response> {
  const answer = await ask(server, path, body);
  if (!answer.ok) return Response.json({ error: "The rules service cannot be reached." }, { status: 503 });
  const headers = new Headers();
  for (const name of headersKept) if (answer.headers[name]) headers.set(name, answer.headers[name]);
  const content = withoutBody.includes(answer.status) ? null : answer.value;
  return new Response(content, { status: answer.status, headers });
}

function ask(server: string, path: string, body?: string): Promise<Answer<string> | Failure> {
  const asked: OutgoingRequest = { url: `${server.replace(/\/+$/, "")}${path}` };
  if (body !== undefined) {
    asked.method = "POST";
    asked.headers = { "content-type": "application/json" };
    asked.body = body;
  }
  // The list changes only with a release, and the checker needs it for every request.
  const remember = path === "/variables" ? {} : undefined;
  return call<string>(openNetwork, asked, { neighbour: "rules", as: "text", accepts, deadline, remember });
}

/** Undefined when the server cannot be reached. */
export async function missingBenefits(server: string): Promise<string[] | undefined> {
  const answer = await ask(server, "/variables");
  if (!answer.ok || answer.status !== 200) return undefined;
  try {
    const known = JSON.parse(answer.value) as Record<string, unknown>;
    return base.benefits.filter((id) => !Object.hasOwn(known, id));
  } catch {
    return undefined;
  }
}

/** Undefined when the path would leave the contract. */
export function safePath(prefix: string, id: string): string | undefined {
  const segments = id.split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) return undefined;
  return [prefix, ...segments.map(encodeURIComponent)].join("/");
}

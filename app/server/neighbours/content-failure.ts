import type { Failure } from "#workers/call/index.ts";

export function contentFailure({ status }: Failure): Response {
  return new Response(null, { status: status === 404 || status === 410 ? status : 503 });
}

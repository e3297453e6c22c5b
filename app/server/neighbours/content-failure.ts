import type { Failure } from "#workers/call/index.ts";

/** The answer to a visitor when content could not be had: unknown or taken away if the service says so, else not available now. */
export function contentFailure({ status }: Failure): Response {
  return new Response(null, { status: status === 404 || status === 410 ? status : 503 });
}

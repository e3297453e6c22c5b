import type { HeadersArgs } from "@remix-run/cloudflare";

const passed = ["Refresh", "Retry-After"] as const;

/** The headers of an answer beside its cookies: Remix passes on those alone by itself. */
export function passedHeaders({ loaderHeaders, actionHeaders }: HeadersArgs): Record<string, string> {
  const found = passed.map((name) => [name, actionHeaders.get(name) ?? loaderHeaders.get(name)]);
  return Object.fromEntries(found.filter(([, value]) => value));
}

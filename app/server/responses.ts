import { address, otherLanguage } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "./http/cookies.ts";
import type { Visit } from "./visit.ts";

/**
 * Leads to a path or address as it is. Never 307: what was posted to one address must not be posted to the next (quality L4).
 */
export function seeOther(to: string, cookies: readonly string[] = []): Response {
  const headers = setCookieHeaders(cookies);
  headers.set("Location", to);
  return new Response(null, { status: 303, headers });
}

/** @param path without language prefix: it is opened in the visitor's language */
export const redirectTo = (
  { language }: Pick<Visit, "language">,
  path: string,
  cookies: readonly string[] = [],
): Response => seeOther(address(language, path), cookies);

/** The answer to the language button of a form: the same page in the other language. @param path without language prefix */
export const switchLanguage = (
  { language }: Pick<Visit, "language">,
  path: string,
  cookies: readonly string[] = [],
): Response => seeOther(address(otherLanguage(language), path), cookies);

export interface RenderOptions {
  readonly status?: number;
  readonly cookies?: readonly string[];
  /** Milliseconds: after that long it is worth trying again. */
  readonly retryAfter?: number | undefined;
  /** The parameters that belong to the address of the page, from the question mark on. */
  readonly search?: string;
  /** Other headers of the answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a page is to show, and the status and headers it goes out with. */
export interface PageResult<P> {
  readonly props: P;
  readonly status: number;
  readonly headers: Headers;
  readonly search?: string | undefined;
}

/** The result of a loader or action whose page is rendered with these props. */
export function show<P extends object>(
  props: P,
  { status = 200, cookies = [], retryAfter, search, headers: more = {} }: RenderOptions = {},
): PageResult<P> {
  const headers = setCookieHeaders(cookies);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  if (retryAfter !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(retryAfter / 1000))));
  return { props, status, headers, search };
}

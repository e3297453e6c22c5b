import { address, type Language, otherLanguage } from "#app/i18n/languages.ts";
import { setCookieHeaders } from "./cookies/cookies.ts";

/** Never 307: what was posted to one address must not be posted to the next. */
export const seeOther = (to: string, cookies: readonly string[] = []): Response => redirect(303, to, cookies);

export const found = (to: string, cookies: readonly string[] = []): Response => redirect(302, to, cookies);

function redirect(status: 302 | 303, to: string, cookies: readonly string[]): Response {
  const headers = setCookieHeaders(cookies);
  headers.set("Location", to);
  return new Response(null, { status, headers });
}

interface InLanguage {
  readonly request: { readonly language: Language };
}

export const redirectTo = (
  { request: { language } }: InLanguage,
  path: string,
  cookies: readonly string[] = [],
): Response => seeOther(address(language, path), cookies);

export const switchLanguage = (
  { request: { language } }: InLanguage,
  path: string,
  cookies: readonly string[] = [],
): Response => seeOther(address(otherLanguage(language), path), cookies);

export interface RenderOptions {
  readonly status?: number;
  readonly cookies?: readonly string[];
  /** Milliseconds until it is worth trying again. */
  readonly retryAfter?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly page?: PageChanges;
}

export interface PageChanges {
  readonly search?: string;
  readonly language?: Language;
  readonly hasMap?: boolean;
  /** Any site may show it in a frame. */
  readonly isFramed?: boolean;
  /** The session has ended since: the page of somebody logged out, saying why. */
  readonly isLoggedOut?: boolean;
}

export interface PageResult<P> {
  readonly props: P;
  readonly status: number;
  readonly headers: Headers;
  readonly page: PageChanges;
}

export type PageResponse<P> = PageResult<P> | Response;

/** Props must be of the declared return type: a misspelt or missing one is a type error. */
export function show<P extends object>(
  props: NoInfer<P>,
  { status = 200, cookies = [], retryAfter, headers: more = {}, page = {} }: RenderOptions = {},
): PageResult<P> {
  const headers = setCookieHeaders(cookies);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  if (retryAfter !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(retryAfter / 1000))));
  return { props, status, headers, page };
}

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

/** @param path without language prefix: it is opened in the visitor's language */
export const redirectTo = (
  { request: { language } }: InLanguage,
  path: string,
  cookies: readonly string[] = [],
): Response => seeOther(address(language, path), cookies);

/** The same page in the other language. @param path without language prefix */
export const switchLanguage = (
  { request: { language } }: InLanguage,
  path: string,
  cookies: readonly string[] = [],
): Response => seeOther(address(otherLanguage(language), path), cookies);

export interface RenderOptions {
  readonly status?: number;
  readonly cookies?: readonly string[];
  /** Milliseconds: after that long it is worth trying again. */
  readonly retryAfter?: number | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly page?: PageChanges;
}

export interface PageChanges {
  readonly search?: string;
  /** The other language, where the page cannot be opened at its address. */
  readonly language?: Language;
  /** The browser may ask the maps service. */
  readonly hasMap?: boolean;
  /** Any site may show it in a frame. */
  readonly isFramed?: boolean;
  /** The session has ended meanwhile: the page of somebody logged out, with the message that says why. */
  readonly isLoggedOut?: boolean;
}

export interface PageResult<P> {
  readonly props: P;
  readonly status: number;
  readonly headers: Headers;
  readonly page: PageChanges;
}

export type PageResponse<P> = PageResult<P> | Response;

/** The props must be those of the declared return type: a misspelt or forgotten one is a type error. */
export function show<P extends object>(
  props: NoInfer<P>,
  { status = 200, cookies = [], retryAfter, headers: more = {}, page = {} }: RenderOptions = {},
): PageResult<P> {
  const headers = setCookieHeaders(cookies);
  for (const [name, value] of Object.entries(more)) headers.set(name, value);
  if (retryAfter !== undefined) headers.set("Retry-After", String(Math.max(1, Math.ceil(retryAfter / 1000))));
  return { props, status, headers, page };
}

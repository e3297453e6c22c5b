import type * as z from "zod";
import { address, languages } from "#app/i18n/languages.ts";
import type { Seal } from "../crypto/seal.ts";
import { limits } from "../limits/limits.ts";
import { readCookie, setCookie } from "./cookies.ts";
import type { AreaCookie } from "./site-cookies.ts";

export interface SealedCookie<T> {
  read(): Promise<T | undefined>;
  /** `Set-Cookie` headers, one per language; none when the value is too large. */
  save(value: T): Promise<string[]>;
  clear(): string[];
}

interface Opener {
  readonly request: { readonly cookies: string | null; readonly now: Date };
  readonly site: { readonly seal: Seal };
}

/** @param age milliseconds @param shape guards against earlier releases @param isTyped the page holds it if too large */
export function sealedCookie<T>(
  { request: { cookies, now }, site: { seal } }: Opener,
  {
    name,
    area,
    age,
    shape,
    isTyped = false,
  }: AreaCookie & { age: number; shape: z.ZodType<T>; isTyped?: boolean },
): SealedCookie<T> {
  const cookie = prefix + name;
  return {
    async read() {
      const sealed = readCookie(cookies, cookie);
      if (!sealed) return undefined;
      return shape.safeParse(await seal.open(name, sealed, now.getTime())).data;
    },
    async save(value) {
      if (JSON.stringify(value).length > limits.cookieBytes) return [];
      const sealed = await seal.close(name, value, now.getTime() + age);
      if (cookie.length + sealed.length + 1 > limits.cookieBytes) return [];
      if (isTyped && othersIn(cookies, cookie) + cookie.length + sealed.length > limits.allCookiesBytes)
        return [];
      // No Max-Age: the browser drops it on closing. The seal expires as well.
      return inEveryLanguage(name, area, sealed);
    },
    clear: () => inEveryLanguage(name, area, "", 0),
  };
}

export const clearSealedCookie = ({ name, area }: AreaCookie): string[] => inEveryLanguage(name, area, "", 0);

const othersIn = (cookies: string | null, own: string): number =>
  (cookies ?? "")
    .split(/;\s*/)
    .reduce((sum, each) => sum + (each.startsWith(`${own}=`) ? 0 : each.length + 2), 0);

const prefix = "__Secure-";

const inEveryLanguage = (name: string, area: string, value: string, maxAge?: number): string[] =>
  languages.map((language) => setCookie(prefix + name, value, address(language, area), maxAge));

import { setCookie, setCookieHeaders } from "../cookies/cookies.ts";
import { clearSealedCookie } from "../cookies/sealed-cookie.ts";
import { areaCookies, forgottenCookies, siteCookies } from "../cookies/site-cookies.ts";
import { isCrossSite } from "../csrf/cross-site.ts";
import { cacheControl } from "../http/headers.ts";
import { logFailure } from "../log.ts";

const weather = "https://www.metservice.com/";

export function exitAddressFrom(wanted: string | undefined): string {
  return wanted && /^https?:\/\//i.test(wanted) && URL.canParse(wanted) ? wanted : weather;
}

export interface QuickExitRequest {
  exitAddress: string;
  origin: string;
  endSession?: () => Promise<void>;
}

/** Another site may not delete cookies. No Clear-Site-Data: on a full disk Chromium took half a second for "cache". */
export async function answerQuickExit(
  request: Request,
  { exitAddress, origin, endSession }: QuickExitRequest,
): Promise<Response> {
  const isOwnWish = !isCrossSite(request, origin);
  if (isOwnWish) await endSession?.().catch(logFailure);
  const headers = setCookieHeaders(isOwnWish ? clearCookies() : []);
  headers.set("Location", exitAddress);
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("Cache-Control", cacheControl.personal);
  return new Response(null, { status: 303, headers });
}

export function clearCookies(): string[] {
  return [
    ...forgottenCookies.map((name) => setCookie(name, "", "/", 0)),
    ...Object.values(areaCookies).flatMap(clearSealedCookie),
    // Unless a cookie has changed, a browser may show even a no-store page for Back.
    setCookie(siteCookies.quickExit.name, crypto.randomUUID(), "/"),
  ];
}

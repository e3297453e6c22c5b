import { setCookie, setCookieHeaders } from "../http/cookies.ts";
import { isCrossSite } from "../http/cross-site.ts";
import { cacheControl } from "../http/headers.ts";
import { clearSealedCookie } from "../http/sealed-cookie.ts";
import { areaCookies, forgottenCookies, siteCookies } from "../http/site-cookies.ts";
import { logFailure } from "../log.ts";

/** A page that anybody may have been reading: it tells nothing of where its reader came from. */
const weather = "https://www.metservice.com/";

/**
 * The page that quick exit leads to.
 * @param wanted the setting QUICK_EXIT_URL; anything but an address of the web is taken as not set
 */
export function exitAddressFrom(wanted: string | undefined): string {
  return wanted && /^https?:\/\//i.test(wanted) && URL.canParse(wanted) ? wanted : weather;
}

export interface QuickExitRequest {
  exitAddress: string;
  /** Our own scheme, host and port, from configuration. */
  origin: string;
  /** Ends the visitor's session on the server. */
  endSession?: () => Promise<void>;
}

/**
 * Answers GET /quick-exit: forgets in this browser what the visitor did here, and leads away. A visitor whom another
 * site sent here is led away too, but nobody else can make this browser forget.
 *
 * No Clear-Site-Data: with a well-filled disk Chromium took half a second over "cache" before it went on.
 */
export async function answerQuickExit(
  request: Request,
  { exitAddress, origin, endSession }: QuickExitRequest,
): Promise<Response> {
  const isOwnWish = !isCrossSite(request, origin);
  // Whatever fails, the visitor gets away.
  if (isOwnWish) await endSession?.().catch(logFailure);
  const headers = setCookieHeaders(isOwnWish ? clearCookies() : []);
  headers.set("Location", exitAddress);
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("Cache-Control", cacheControl.personal);
  return new Response(null, { status: 303, headers });
}

/** `Set-Cookie` headers after which this browser holds nothing of its visitor. */
export function clearCookies(): string[] {
  return [
    ...forgottenCookies.map((name) => setCookie(name, "", "/", 0)),
    ...Object.values(areaCookies).flatMap(clearSealedCookie),
    // A browser may show even a page it must not store for Back, unless a cookie changes on the way out.
    setCookie(siteCookies.quickExit.name, crypto.randomUUID(), "/"),
  ];
}

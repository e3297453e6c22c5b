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
  return leadOut(exitAddress, isOwnWish ? clearCookies(leftCookie(request.headers)) : []);
}

function leadOut(exitAddress: string, cookies: readonly string[]): Response {
  const headers = setCookieHeaders(cookies);
  headers.set("Location", exitAddress);
  headers.set("Referrer-Policy", "no-referrer");
  headers.set("Cache-Control", cacheControl.personal);
  return new Response(null, { status: 303, headers });
}

export const clearCookies = (left = leftCookie(new Headers())): string[] => [
  ...forgottenCookies.map((name) => setCookie(name, "", "/", 0)),
  ...Object.values(areaCookies).flatMap(clearSealedCookie),
  left,
];

const byHand = "Sec-Fetch-User";
const backLeadsOut = "back";
/** Seconds. */
const backTime = 600;

/**
 * Unless a cookie has changed, a browser may show even a no-store page for Back. One that said that quick exit was pressed, which it
 * does of a link and not of a script's call, is known by what it leaves out when Back is.
 */
function leftCookie(headers: Headers): string {
  const { name } = siteCookies.quickExit;
  const id = crypto.randomUUID();
  return headers.has(byHand)
    ? setCookie(name, `${backLeadsOut}.${id}`, "/", backTime)
    : setCookie(name, id, "/");
}

/** By Back or Forward, soon after quick exit without a script: our own page leads here, and nobody pressed a link of it. */
export const isBroughtBack = ({ method, headers }: Request, cookies: string | null): boolean =>
  cookies?.includes(`${siteCookies.quickExit.name}=${backLeadsOut}.`) === true &&
  method === "GET" &&
  headers.get("Sec-Fetch-Mode") === "navigate" &&
  headers.get("Sec-Fetch-Site") === "same-origin" &&
  !headers.has(byHand);

export const leaveAgain = (exitAddress: string): Response => leadOut(exitAddress, []);

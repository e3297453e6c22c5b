import { toBase64 } from "#workers/base64url.ts";
import loader from "../../../.build/loader.json";
import { reportsPath } from "../well-known/policy-reports.ts";

/** On every answer, errors and files included (OWASP ASVS 3.4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // Not no-referrer: browsers would send `Origin: null` with our own forms, and we would refuse them.
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()",
};

export const cacheControl = {
  personal: "private, no-store",
  publicPage: "public, max-age=60, s-maxage=300, stale-while-revalidate=86400",
  hashedFile: "public, max-age=31536000, immutable",
  file: "public, max-age=3600",
} as const;

/** For browsers, which must not show a stored page after a log-in. Our own cache ignores it. */
export const publicVary = "Cookie, Save-Data, Sec-Fetch-Site, Sec-Fetch-Mode, Accept-Encoding";

/**
 * Titles get our own font from the second page on, so the first never waits for it (decision 21). An island's
 * answer goes into a page whose policy may not allow its sheet.
 */
export const hasOwnLetters = (headers: Headers): boolean =>
  headers.get("Sec-Fetch-Site") === "same-origin" &&
  headers.get("Sec-Fetch-Mode") === "navigate" &&
  headers.get("Save-Data") !== "on";

const policyHeader = "Content-Security-Policy";

const policy: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "script-src": `'self' 'sha256-${loader.hash}'`,
  "report-uri": reportsPath,
};

/** No script of ours makes markup from text; one starts the service worker. Mapbox's library makes markup itself. */
const trustedTypes: Readonly<Record<string, string>> = {
  "require-trusted-types-for": "'script'",
  "trusted-types": "offline",
};

const mapboxPolicy: Readonly<Record<string, string>> = {
  "img-src": "'self' data: blob:",
  "connect-src": "'self' https://api.mapbox.com https://events.mapbox.com",
  "worker-src": "blob:",
  // Safari before 15.4 uses this one for workers.
  "child-src": "blob:",
};

const framedPolicy: Readonly<Record<string, string>> = { "frame-ancestors": "*" };

/** @param styleHashes SHA-256 of each style sheet, base64 */
export function contentSecurityPolicy(
  styleHashes: readonly string[],
  { hasMapbox = false, isFramed = false } = {},
): string {
  const styles = ["'self'", ...styleHashes.map((hash) => `'sha256-${hash}'`)].join(" ");
  const more = { ...(hasMapbox ? mapboxPolicy : trustedTypes), ...(isFramed ? framedPolicy : {}) };
  return Object.entries({ ...policy, ...more, "style-src": styles })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

export function withHeaders(answer: Response): Response {
  const complete = hasMutableHeaders(answer) ? answer : new Response(answer.body, answer);
  const { headers } = complete;
  const isFramed = headers.get(policyHeader)?.includes("frame-ancestors *") === true;
  for (const [name, value] of Object.entries(securityHeaders))
    if (!headers.has(name) && !(isFramed && name === "X-Frame-Options")) headers.set(name, value);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", cacheControl.personal);
  if (headers.get("Cache-Control") === cacheControl.publicPage) headers.set("Vary", publicVary);
  const isPage = headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && !headers.has(policyHeader)) headers.set(policyHeader, contentSecurityPolicy([]));
  return complete;
}

/** Answers of other workers cannot be changed; copying ours would take longer than sending them. */
function hasMutableHeaders({ headers }: Response): boolean {
  try {
    headers.delete("X-Powered-By");
    return true;
  } catch {
    return false;
  }
}

const hashes = new Map<string, string>();

export async function stylesheetHash(sheet: string): Promise<string> {
  const known = hashes.get(sheet);
  if (known) return known;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sheet));
  const hash = toBase64(new Uint8Array(digest));
  if (hashes.size < 300) hashes.set(sheet, hash);
  return hash;
}

export function styleHashes(html: string): Promise<string[]> {
  return Promise.all(
    [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((found) => stylesheetHash(found[1] ?? "")),
  );
}

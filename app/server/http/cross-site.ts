/**
 * Tells whether another site sent the visitor here (quality L10). Browsers that do not say from what kind of site they were sent
 * may still name the page; typing the address is the visitor's own wish.
 * @param origin our own scheme, host and port, from configuration
 */
export function isCrossSite({ headers }: Request, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site) return site === "cross-site" || site === "same-site";
  const page = headers.get("Referer");
  return page !== null && page !== origin && !page.startsWith(`${origin}/`);
}

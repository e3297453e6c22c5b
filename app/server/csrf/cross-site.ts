/** Older browsers send only the Referer; without one the visitor typed the address. */
export function isCrossSite({ headers }: Request, origin: string): boolean {
  const site = headers.get("Sec-Fetch-Site");
  if (site) return site === "cross-site" || site === "same-site";
  const page = headers.get("Referer");
  return page !== null && page !== origin && !page.startsWith(`${origin}/`);
}

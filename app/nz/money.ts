/**
 * Reads a dollar amount as people type it: an optional dollar sign, thousands separated by commas or spaces, at
 * most two decimals.
 * @returns dollars, or nothing when it is not an amount
 */
export function readDollars(typed: string): number | undefined {
  const bare = typed.replace(/^(-?)\s*\$\s*/, "$1").replace(/(\d)[ ,](?=\d{3}(?:\D|$))/g, "$1");
  return /^-?\d+(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}

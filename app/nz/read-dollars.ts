export function tidyDollars(typed: string): string {
  const dollars = readDollars(typed);
  return dollars === undefined ? typed : dollars.toFixed(2);
}

export function readDollars(typed: string): number | undefined {
  const bare = typed.replace(/^(-?)\s*\$\s*/, "$1").replace(/(\d)[ ,](?=\d{3}(?:\D|$))/g, "$1");
  return /^-?\d+(?:\.\d{1,2})?$/.test(bare) ? Number(bare) : undefined;
}

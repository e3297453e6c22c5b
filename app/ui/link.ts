/** An address that came with data, if it is one that a page may link to. */
export function safeLink(address: string | undefined): string | undefined {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** Undefined if an address from outside must not be linked. */
export function safeLink(address: string | undefined): string | undefined {
  return address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

import type { Wrapping } from "../keys/wrapping.ts";

const purpose = "mail-facts";

/** Moved to another mail it cannot be opened. */
const wrappedWith = (mailId: string) => ({ purpose, secret: purpose, boundTo: `mail\n${mailId}` });

export const sealFacts = async (keys: Wrapping, mailId: string, facts: object) => ({
  sealed: await keys.wrapJson(wrappedWith(mailId), facts),
});

export async function openFacts(keys: Wrapping, mailId: string, facts: unknown): Promise<unknown> {
  const { sealed = "" } = facts as { sealed?: string };
  return keys.unwrapJson(wrappedWith(mailId), sealed);
}

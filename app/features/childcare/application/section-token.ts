import type { Seal } from "#app/server/crypto/seal.ts";
import { sha256 } from "#app/server/crypto/sha256.ts";
import {
  type Draft,
  hashToken,
  isSameHash,
  isToken,
  type KeptToken,
  newCode,
  newToken,
} from "#app/server/drafts/index.ts";

/** Milliseconds: as long as a draft of the parent. */
export const linkAge = 30 * 24 * 60 * 60 * 1000;

export interface LinkTarget {
  readonly applicationId: string;
  readonly providerId: string;
}

/** A token opens one application, of one service, in one round. */
export const boundTo = ({ applicationId, providerId }: LinkTarget, round: number): string =>
  `childcare\n${applicationId}\n${providerId}\n${round}`;

export const makeToken = (
  draft: Pick<Draft<unknown>, "id" | "key">,
  target: LinkTarget,
  round: number,
  seal: Seal,
): Promise<KeptToken & { readonly token: string }> => newToken(draft, boundTo(target, round), seal);

export async function isTokenOf(
  hash: string | null,
  target: LinkTarget,
  round: number,
  token: string,
): Promise<boolean> {
  if (!isToken(token)) return false;
  return isSameHash(await hashToken(token, boundTo(target, round)), hash ?? "");
}

/** What the typed code stands for. */
export interface CodeContent extends LinkTarget {
  readonly token: string;
}

/** Typed at the service, together with the birth date of any of the children. */
export async function makeCode(content: CodeContent, birthDates: readonly string[], seal: Seal) {
  const code = newCode();
  const hash = await hashCode(code);
  const wrapped = await Promise.all(
    [...new Set(birthDates)].map((birthDate) => seal.wrapJson(wrappedWith(code, birthDate, hash), content)),
  );
  return { code, code_hash: hash, code_wrapped: JSON.stringify(wrapped) };
}

export const hashCode = (code: string): Promise<string> => sha256(`childcare-code\n${code}`);

/** @returns nothing where no child was born on that day */
export async function openCode(
  { code_hash, code_wrapped }: { code_hash: string; code_wrapped: string },
  code: string,
  birthDate: string,
  seal: Seal,
): Promise<CodeContent | undefined> {
  for (const wrapped of JSON.parse(code_wrapped) as string[]) {
    const content = await seal.unwrapJson(wrappedWith(code, birthDate, code_hash), wrapped);
    if (content !== undefined) return content as CodeContent;
  }
  return undefined;
}

const wrappedWith = (code: string, birthDate: string, boundTo: string) => ({
  purpose: "childcare-code",
  secret: `${code}\n${birthDate}`,
  boundTo,
});

import { newCode } from "#app/server/codes/code.ts";
import type { Seal } from "#app/server/crypto/seal.ts";
import { sha256 } from "#app/server/crypto/sha256.ts";
import {
  type Draft,
  type DraftLink,
  hashToken,
  isSameHash,
  isToken,
  type KeptToken,
  newToken,
  openWithToken,
} from "#app/server/drafts/index.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds after the mail for the link and its code; one reminder. */
export const linkAge = 30 * day;
export const reminderAfter = 5 * day;

export type MailedTarget = Readonly<Record<string, string>>;

interface KeptLink {
  readonly round: number;
  readonly draft_id: string;
  readonly wrapped: string;
  readonly token_hash: string | null;
  /** Of the previous link, or one that was answered. */
  readonly ended_hash: string | null;
}

interface KeptCode {
  readonly code_hash: string;
  readonly code_wrapped: string;
}

/** Mailed to people who are asked to answer, with codes to type instead. Each round has links of its own. */
export class MailedLinks {
  /** @param parts of the address, in the order in which a token is bound to them */
  constructor(
    readonly name: string,
    readonly parts: readonly string[],
  ) {}

  /** A token opens one target in one round. */
  boundTo(target: MailedTarget, round: number): string {
    return [this.name, ...this.parts.map((part) => target[part]), round].join("\n");
  }

  makeToken(
    draft: Pick<Draft<unknown>, "id" | "key">,
    target: MailedTarget,
    round: number,
    seal: Seal,
  ): Promise<KeptToken & { readonly token: string }> {
    return newToken(draft, this.boundTo(target, round), seal);
  }

  async isTokenOf(hash: string | null, target: MailedTarget, round: number, token: string): Promise<boolean> {
    if (!isToken(token)) return false;
    return isSameHash(await hashToken(token, this.boundTo(target, round)), hash ?? "");
  }

  async standingOf(
    { round, token_hash, ended_hash }: KeptLink,
    target: MailedTarget,
    token: string,
  ): Promise<"valid" | "ended" | "of-round-before" | "none"> {
    if (await this.isTokenOf(token_hash, target, round, token)) return "valid";
    if (await this.isTokenOf(ended_hash, target, round, token)) return "ended";
    const before = Array.from({ length: round }, (_, earlier) =>
      this.isTokenOf(ended_hash, target, earlier, token),
    );
    return (await Promise.all(before)).includes(true) ? "of-round-before" : "none";
  }

  /** @returns nothing when the key was wrapped with another token */
  openToken(
    { round, draft_id, wrapped }: KeptLink,
    target: MailedTarget,
    token: string,
    seal: Seal,
  ): Promise<DraftLink | undefined> {
    return openWithToken({ draftId: draft_id, wrapped }, token, this.boundTo(target, round), seal);
  }

  /** Any of the birth dates (YYYY-MM-DD) opens it. */
  async makeCode(content: MailedTarget, birthDates: readonly string[], seal: Seal) {
    const code = newCode();
    const hash = await this.hashCode(code);
    const wrapped = await Promise.all(
      [...new Set(birthDates)].map((birthDate) =>
        seal.wrapJson(this.#wrappedWith(code, birthDate, hash), content),
      ),
    );
    return { code, code_hash: hash, code_wrapped: JSON.stringify(wrapped) };
  }

  hashCode(code: string): Promise<string> {
    return sha256(`${this.name}-code\n${code}`);
  }

  /** @returns nothing for any other birth date */
  async openCode({ code_hash, code_wrapped }: KeptCode, code: string, birthDate: string, seal: Seal) {
    for (const wrapped of JSON.parse(code_wrapped) as string[]) {
      const content = await seal.unwrapJson(this.#wrappedWith(code, birthDate, code_hash), wrapped);
      if (content !== undefined) return content as MailedTarget;
    }
    return undefined;
  }

  #wrappedWith(code: string, birthDate: string, boundTo: string) {
    return { purpose: `${this.name}-code`, secret: `${code}\n${birthDate}`, boundTo };
  }
}

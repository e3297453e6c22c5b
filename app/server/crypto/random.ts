import { toBase64Url } from "#workers/base64url.ts";

const randomBytes = (bits: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(bits / 8));

export const randomToken = (): string => toBase64Url(randomBytes(256));

export const randomHex = (bits: number): string =>
  [...randomBytes(bits)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

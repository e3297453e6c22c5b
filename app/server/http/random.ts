import { toBase64Url } from "#workers/base64url.ts";

const randomBytes = (bits: number): Uint8Array<ArrayBuffer> =>
  crypto.getRandomValues(new Uint8Array(bits / 8));

/** A secret of 256 random bits, base64url, for a session, a draft or a link. */
export const randomToken = (): string => toBase64Url(randomBytes(256));

/** Lower-case hexadecimal digits, as browsers have stored since the first release. */
export const randomHex = (bits: number): string =>
  [...randomBytes(bits)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

import type { Seal } from "../crypto/seal.ts";
import { isValidFormToken } from "./form-token.ts";

const unsafeMethods = new Set(["POST", "PUT", "PATCH", "DELETE"]);

/** OWASP ASVS 3.5.1-3.5.3. */
export async function isSameOrigin(
  request: Request,
  body: ArrayBuffer | undefined,
  origin: string,
  seal: Seal,
  now: number,
): Promise<boolean> {
  if (!unsafeMethods.has(request.method)) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site && site !== "none") return site === "same-origin";
  const from = request.headers.get("Origin");
  if (from !== null) return from === origin;
  // A browser sends cookies along by itself; a token in this header nobody can send for somebody else.
  if (request.headers.has("Authorization") && !request.headers.has("Cookie")) return true;
  const token = request.headers.get("X-CSRFToken") ?? (await tokenInForm(request, body));
  return isValidFormToken(request.headers.get("Cookie"), token, seal, now);
}

/** Older phones and some small browsers send neither header. */
export const lacksOriginHeaders = ({ headers }: Request): boolean =>
  (headers.get("Sec-Fetch-Site") ?? "none") === "none" && headers.get("Origin") === null;

async function tokenInForm(request: Request, body: ArrayBuffer | undefined): Promise<string> {
  try {
    const copy = new Request(request.url, { method: "POST", headers: request.headers, body });
    const token = (await copy.formData()).get("_csrf");
    return typeof token === "string" ? token : "";
  } catch {
    return "";
  }
}

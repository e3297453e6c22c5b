import { longestIn } from "./registry-limits.ts";

const localPart = /^[A-Za-z0-9._%+-]+$/;
const domain = /^(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/;

export const longestEmail = longestIn("mother.email");

export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  return at > 0 && text.length <= 254 && localPart.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

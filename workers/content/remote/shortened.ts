import { sanitise } from "../load/rich-text.mjs";

const maxLength = 250;

export function shortened(html: string): string {
  const safe = sanitise(html)
    .replace(/<(?!\/?mark>)[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const parts = safe.match(/<\/?mark>|&[a-z#0-9]+;|[^<&]/gu) ?? [];
  const isTag = (part: string) => part.startsWith("<");
  const length = parts.filter((part) => !isTag(part)).length;
  if (length <= maxLength) return parts.join("");
  let room = maxLength - 2;
  const kept = parts
    .filter((part) => isTag(part) || room-- > 0)
    .join("")
    .trimEnd();
  return `${kept} …`.replace(/<mark><\/mark>/g, "");
}

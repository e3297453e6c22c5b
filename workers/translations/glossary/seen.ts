const foreignRun = /<en>.*?<\/en>|<(\w+) lang="en[^"]*"[^>]*>.*?<\/\1>/gs;
const inlineTag = /<\/?(?:en|mi|a|b|em|i|span|strong)\b[^<>]*>/g;
const otherTag = /<[^<>]*>/g;
const link = /\]\([^)]*\)|https?:\S+|[*[\]]/g;
const value = /\{\{.*?\}\}|\[\[.*?\]\]/g;

const known = new Map<string, string>();

/** What a reader sees: without marks and addresses; a value counts as a number. */
export function seen(text: string): string {
  const said = known.get(text) ?? withoutMarks(text);
  known.set(text, said);
  return said;
}

const withoutMarks = (text: string): string =>
  text
    .replace(value, "0")
    .replace(inlineTag, "")
    .replace(otherTag, " ")
    .replace(link, "")
    .replaceAll(/&(?:#39|apos);|'/g, "’")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

/** The same without the runs that are marked as English. */
export const seenInMaori = (text: string): string => seen(text.replace(foreignRun, " "));

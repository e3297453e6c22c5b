import { foldDiacritics } from "#app/nz/date.ts";
import { type SupportTopic, topics } from "./topics.ts";

/** The words of a text between single spaces, without case and macrons. */
const wordsOf = (text: string): string =>
  ` ${foldDiacritics(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const searchable = topics.map((topic) => ({
  topic,
  phrases: [topic.label, topic.labelMI, ...topic.keywords].map(wordsOf),
}));

/** The topics whose name or a keyword is in the search term, as typed. */
export function topicsAbout(term: string): SupportTopic[] {
  const typed = wordsOf(term.slice(0, 100));
  return searchable
    .filter(({ phrases }) => phrases.some((phrase) => typed.includes(phrase)))
    .map(({ topic }) => topic);
}

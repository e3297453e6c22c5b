import { plainText } from "../load/rich-text.mjs";

// US school grade (Flesch and Kincaid 1975). Māori words, phone numbers and amounts are unknown to the formula and
// left out; headings and list items count as sentences.
/** @param {string} html */
export function readingGrade(html) {
  const text = plainText(
    html
      .replace(/<span lang="mi">.*?<\/span>|<mi>.*?<\/mi>|\[\[.*?\]\]/g, "")
      .replace(/<\/(li|p|h\d)>/g, ". ")
      .replace(/:/g, "."),
  );
  const sentences = text
    .split(/[.!?]+(?=\s|$)/)
    .map((sentence) => (sentence.match(/\p{L}[\p{L}'’]*/gu) ?? []).filter((word) => !/[āēīōū]/i.test(word)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

function syllablesOf(word) {
  const letters = word.toLowerCase().replace(/['’]s?$/, "");
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0]);
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
}

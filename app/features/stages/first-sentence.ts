/** Shorter pieces are no sentence: "Dr." */
const shortest = 20;

/** Of sanitised HTML, as a paragraph of its own; the whole first paragraph where its first sentence ends inside a mark. */
export function firstSentence(html: string | undefined): string | undefined {
  const [, paragraph] = /<p>(.*?)<\/p>/s.exec(html ?? "") ?? [];
  if (!paragraph) return undefined;
  for (const { index } of paragraph.matchAll(/[.!?](?=\s)/g)) {
    const sentence = paragraph.slice(0, index + 1);
    if (index > shortest && isBalanced(sentence)) return `<p>${sentence}</p>`;
  }
  return `<p>${paragraph}</p>`;
}

const isBalanced = (html: string): boolean =>
  html.split(/<[a-z]/).length === html.split("</").length && html.lastIndexOf("<") <= html.lastIndexOf(">");

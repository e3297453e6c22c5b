/** Characters: "Dr." is not a sentence. */
const shortest = 20;

/** From sanitised HTML. If the sentence ends inside a mark, the whole first paragraph. */
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

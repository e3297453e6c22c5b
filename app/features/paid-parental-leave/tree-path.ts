import { pages } from "./pages.ts";
import { type CheckerNode, type CheckerQuestion, isEnd, tree } from "./tree.ts";

/** A question with the answer that was given. */
export interface AnsweredQuestion {
  question: CheckerQuestion;
  answer: string;
}

/** How far somebody has come. */
export interface TreePath {
  answered: readonly AnsweredQuestion[];
  node: CheckerNode;
}

/**
 * Follows the tree from its start as far as an address has good answers. What is said of questions that do not come then is not
 * heard.
 * @param said name and value of each parameter
 */
export function followTree(parameters: URLSearchParams): TreePath {
  const answered: AnsweredQuestion[] = [];
  let node: CheckerNode = tree;
  while (!isEnd(node)) {
    const answer: string = parameters.get(node.name) ?? "";
    const next: CheckerNode | undefined = Object.hasOwn(node.answers, answer)
      ? node.answers[answer]
      : undefined;
    if (!next) break;
    answered.push({ question: node, answer });
    node = next;
  }
  return { answered, node };
}

/** The part of an address that carries answers, from the question mark on; nothing before the first one. */
export function searchOf(answered: readonly AnsweredQuestion[]): string {
  const pairs = answered.map(({ question, answer }) => [question.name, answer]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** Where the node stands that answers lead to: on its page, at the question or the result. Without language prefix. */
export function addressAfter(answered: readonly AnsweredQuestion[], node: CheckerNode): string {
  return `${pages.checker}${searchOf(answered)}#${isEnd(node) ? "result" : "question"}`;
}

/** The most questions that can still come, this one included. */
export const questionsLeft = (node: CheckerNode): number =>
  isEnd(node) ? 0 : 1 + Math.max(...Object.values(node.answers).map(questionsLeft));

/** Every parameter with its values: what an address of the checker can say. */
export const parameters: Readonly<Record<string, readonly string[]>> = collect(tree, {});

function collect(node: CheckerNode, known: Record<string, string[]>): Record<string, string[]> {
  if (isEnd(node)) return known;
  known[node.name] = [...new Set([...(known[node.name] ?? []), ...Object.keys(node.answers)])];
  for (const next of Object.values(node.answers)) collect(next, known);
  return known;
}

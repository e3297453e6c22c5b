import { pages } from "./pages.ts";
import { isEnd, type Node, type Question, tree } from "./tree.ts";

/** A question with the answer that was given. */
export interface AnsweredQuestion {
  question: Question;
  answer: string;
}

/** How far somebody has come. */
export interface TreePath {
  given: readonly AnsweredQuestion[];
  at: Node;
}

/**
 * Follows the tree from its start as far as an address has good answers. What is said of questions that do not come then is not
 * heard.
 * @param said name and value of each parameter
 */
export function followTree(said: URLSearchParams): TreePath {
  const given: AnsweredQuestion[] = [];
  let at: Node = tree;
  while (!isEnd(at)) {
    const answer: string = said.get(at.name) ?? "";
    const next: Node | undefined = Object.hasOwn(at.answers, answer) ? at.answers[answer] : undefined;
    if (!next) break;
    given.push({ question: at, answer });
    at = next;
  }
  return { given, at };
}

/** The part of an address that carries answers, from the question mark on; nothing before the first one. */
export function searchOf(given: readonly AnsweredQuestion[]): string {
  const said = given.map(({ question, answer }) => [question.name, answer]);
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** Where the node stands that answers lead to: on its page, at the question or the result. Without language prefix. */
export function addressAfter(given: readonly AnsweredQuestion[], at: Node): string {
  return `${pages.checker}${searchOf(given)}#${isEnd(at) ? "result" : "question"}`;
}

/** The most questions that can still come, this one included. */
export const questionsLeft = (node: Node): number =>
  isEnd(node) ? 0 : 1 + Math.max(...Object.values(node.answers).map(questionsLeft));

/** Every parameter with its values: what an address of the checker can say. */
export const parameters: Readonly<Record<string, readonly string[]>> = collect(tree, {});

function collect(node: Node, known: Record<string, string[]>): Record<string, string[]> {
  if (isEnd(node)) return known;
  known[node.name] = [...new Set([...(known[node.name] ?? []), ...Object.keys(node.answers)])];
  for (const next of Object.values(node.answers)) collect(next, known);
  return known;
}

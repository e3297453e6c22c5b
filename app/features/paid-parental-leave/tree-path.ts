import { pages } from "./pages.ts";
import { type CheckerNode, type CheckerQuestion, isEnd, tree } from "./tree.ts";

export interface AnsweredQuestion {
  question: CheckerQuestion;
  answer: string;
}

export interface TreePath {
  answered: readonly AnsweredQuestion[];
  node: CheckerNode;
}

/** Follows valid answers of the address; parameters for questions not reached are ignored. */
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

/** From the question mark on; empty without answers. */
export function searchOf(answered: readonly AnsweredQuestion[]): string {
  const pairs = answered.map(({ question, answer }) => [question.name, answer]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
}

/** Anchored at the question or the result; without language prefix. */
export function addressAfter(answered: readonly AnsweredQuestion[], node: CheckerNode): string {
  return `${pages.checker}${searchOf(answered)}#${isEnd(node) ? "result" : "question"}`;
}

/** At most, including this one. */
export const questionsLeft = (node: CheckerNode): number =>
  isEnd(node) ? 0 : 1 + Math.max(...Object.values(node.answers).map(questionsLeft));

/** Every parameter of the checker with its values. */
export const parameters: Readonly<Record<string, readonly string[]>> = collect(tree, {});

function collect(node: CheckerNode, known: Record<string, string[]>): Record<string, string[]> {
  if (isEnd(node)) return known;
  known[node.name] = [...new Set([...(known[node.name] ?? []), ...Object.keys(node.answers)])];
  for (const next of Object.values(node.answers)) collect(next, known);
  return known;
}

import type { ReactNode } from "react";
import { useAddress } from "#app/ui/page-context.tsx";
import type { CheckerNode } from "./tree.ts";
import { type AnsweredQuestion, addressAfter } from "./tree-path.ts";

/** The id of what changes from node to node. */
export const layers = "layers";

interface LayerLinkProps {
  className?: string;
  /** The answers with which it leads on, and the node they lead to. */
  answered: readonly AnsweredQuestion[];
  to: CheckerNode;
  children: ReactNode;
}

/** A link to a node: with a script its layer comes into the page in place. What was answered is not told to anybody. */
export function LayerLink({ className, answered, to: node, children }: LayerLinkProps) {
  const to = useAddress();
  return (
    <a
      className={className}
      href={to(addressAfter(answered, node))}
      data-region={layers}
      data-push=""
      data-ends={"outcome" in node ? "" : undefined}
      data-event="Financial help|Paid Parental Leave checker|Answer"
    >
      {children}
    </a>
  );
}

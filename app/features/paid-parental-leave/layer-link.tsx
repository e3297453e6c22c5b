import type { ReactNode } from "react";
import { useAddress } from "#app/ui/page-context.tsx";
import type { CheckerNode } from "./tree.ts";
import { type AnsweredQuestion, addressAfter } from "./tree-path.ts";

export const layers = "layers";

interface LayerLinkProps {
  className?: string;
  answered: readonly AnsweredQuestion[];
  to: CheckerNode;
  children: ReactNode;
}

/** A script replaces the region in place. Answers are not sent to analytics. */
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

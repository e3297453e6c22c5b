import type { ReactNode } from "react";

interface FoldProps {
  /** A link to it opens it. */
  id: string;
  title: string;
  className?: string;
  beside?: ReactNode;
  isOpen?: boolean | undefined;
  children: ReactNode;
}

export const Fold = ({ id, title, className = "", beside, isOpen, children }: FoldProps) => (
  <details className={`fold ${className}`.trim()} id={id} open={isOpen}>
    <summary>
      <h2>{title}</h2>
      {beside}
    </summary>
    {children}
  </details>
);

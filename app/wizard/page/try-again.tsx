import type { ReactNode } from "react";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { Service } from "../service.ts";

interface TryAgainProps {
  service: Service;
  path: string;
  isKept: boolean;
  children?: ReactNode;
}

export function TryAgain({ service, path, isKept, children }: TryAgainProps) {
  const of = service.words(usePage().language);
  const to = useAddress();
  return (
    <div className="notice" role="alert">
      <p>
        {of("unavailable/before")}
        <a href={`${to(path)}${path.includes("?") ? "&" : "?"}again=1`}>{of("unavailable/link")}</a>
        {of("unavailable/after")}
      </p>
      {isKept && <p>{of("unavailable/kept")}</p>}
      {children}
    </div>
  );
}

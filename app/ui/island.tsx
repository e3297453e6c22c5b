import type { ReactNode } from "react";
import { type IslandName, islands } from "#app/islands/index.ts";
import addresses from "../../.build/islands.json";
import { usePage } from "./page-context.tsx";

/** The markup works without the island, which is left out for visitors with Save-Data. */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  const { saveData } = usePage();
  if (saveData) return children;
  const files: Record<string, string> = addresses;
  return (
    <x-island src={files[name]} when={islands[name].when}>
      {children}
    </x-island>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "x-island": { src: string | undefined; when: string; children: ReactNode };
    }
  }
}

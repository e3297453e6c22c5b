import type { ReactNode } from "react";
import { type IslandName, islands } from "#app/islands/index.ts";
import addresses from "../../.build/islands.json";
import { usePage } from "./page-context.tsx";

/**
 * Wraps markup that already works and names the browser module that makes it nicer. The page is complete without
 * it: nothing is sent to a browser that asked to be sent less.
 */
export function Island({ name, children }: { name: IslandName; children: ReactNode }) {
  const { saveData } = usePage();
  if (saveData) return children;
  const files: Record<string, string> = addresses;
  return (
    <>
      <x-island src={files[name]} when={islands[name].when}>
        {children}
      </x-island>
      <script type="module" src={files.runtime} />
    </>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "x-island": { src: string | undefined; when: string; children: ReactNode };
    }
  }
}

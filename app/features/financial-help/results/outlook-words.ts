import type { Outlook } from "#app/server/neighbours/rules.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { captions } from "#workers/rules/reform/outlook/captions.ts";

export function useCaptions(outlook: Pick<Outlook, "captions">): (name: keyof typeof captions) => string {
  const { language } = usePage();
  return (name) => outlook.captions[name]?.[language] ?? "";
}

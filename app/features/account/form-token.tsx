import { usePage } from "#app/ui/page-context.tsx";

/**
 * The token against forged requests, on a page that is this visitor's own. A page that is kept for everybody can hold none; the
 * browsers that show its drawers say by themselves where a form came from, and others are asked once more (spec: quality F1).
 */
export function FormToken({ isPersonal }: { isPersonal: boolean }) {
  const place = usePage();
  return isPersonal ? <input type="hidden" name="_csrf" value={place.formToken} /> : null;
}

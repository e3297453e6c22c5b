import { usePage } from "#app/ui/page-context.tsx";

/** A cached page cannot hold a CSRF token: there the origin counts, and browsers that send none are asked to confirm. */
export function FormToken({ isPersonal }: { isPersonal: boolean }) {
  const place = usePage();
  return isPersonal ? <input type="hidden" name="_csrf" value={place.formToken} /> : null;
}

import { usePage } from "#app/ui/page-context.tsx";

/**
 * CSRF token, on personal pages only: a cached page can hold none. There, browsers send the origin of the form, and others are
 * asked to confirm (quality F1).
 */
export function FormToken({ isPersonal }: { isPersonal: boolean }) {
  const place = usePage();
  return isPersonal ? <input type="hidden" name="_csrf" value={place.formToken} /> : null;
}

import { usePage } from "#app/ui/page-context.tsx";

/** A cached page can hold no CSRF token: there browsers send the form's origin, and others are asked to confirm. */
export function FormToken({ isPersonal }: { isPersonal: boolean }) {
  const place = usePage();
  return isPersonal ? <input type="hidden" name="_csrf" value={place.formToken} /> : null;
}

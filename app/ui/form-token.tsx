import { usePage } from "./page-context.tsx";

/** For personal pages. A cached page cannot hold it: there the origin counts, and browsers that send none are asked to confirm. */
export function FormToken() {
  return <input type="hidden" name="_csrf" value={usePage().formToken} />;
}

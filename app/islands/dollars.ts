import { tidyDollars } from "#app/nz/read-dollars.ts";
import { listenUntil } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

const dollars: Island = (element) => {
  const stopped = new AbortController();
  listenUntil(stopped.signal)(element, "focusout", ({ target }) => {
    if (target instanceof HTMLInputElement) target.value = tidyDollars(target.value.trim());
  });
  return () => stopped.abort();
};

export default dollars;

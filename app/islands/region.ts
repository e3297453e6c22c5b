import type { Island } from "./runtime.ts";

/**
 * Follows a link with `data-region` without leaving the page: fetches the page that it leads to, puts that page's region in the
 * place of this one, and moves the focus to what is new. The server draws everything; when that fails the link is simply followed.
 */
const region: Island = (element) => {
  const stopped = new AbortController();
  element.addEventListener("click", (event) => void followed(event), { signal: stopped.signal });
  return () => stopped.abort();
};

async function followed(event: MouseEvent) {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-region]") : null;
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const here = document.getElementById(link.dataset.region ?? "");
  here?.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(link.href);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const there = page.getElementById(here?.id ?? "");
    if (!answer.ok || !here || !there) throw new Error("No such region");
    here.replaceWith(document.importNode(there, true));
    announce(page);
    history.replaceState(history.state, "", link.href);
    focusOn(document.getElementById(link.hash.slice(1)));
  } catch {
    location.assign(link.href);
  }
}

/** A status that stays in its place and only changes its words is read out; one that is put in anew is not. */
function announce(page: Document) {
  for (const status of document.querySelectorAll("[role=status][id]")) {
    const fresh = page.getElementById(status.id);
    if (fresh && fresh.textContent !== status.textContent) status.textContent = fresh.textContent;
  }
}

function focusOn(item: HTMLElement | null) {
  const target = item?.querySelector<HTMLElement>("a") ?? item;
  target?.focus();
}

export default region;

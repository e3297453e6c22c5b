import { fetchPage } from "./dom/fetch-page.ts";
import { closest, isPlain, listenUntil } from "./dom/listen.ts";
import type { Island } from "./runtime.ts";

/** Links and GET forms replace only the regions in `data-region` (ids with spaces). `data-push`: Back undoes it. */
const region: Island = (element) => {
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  let shown = currentAddress();
  let ids: readonly string[] = [];
  let latest = 0;

  const load = async (href: string, done: () => void) => {
    const request = ++latest;
    for (const id of ids) document.getElementById(id)?.setAttribute("aria-busy", "true");
    try {
      const page = await fetchPage(href);
      if (request !== latest) return;
      replaceRegions(page, ids);
      done();
    } catch {
      location.assign(href);
    }
  };
  const follow = (event: Event, source: HTMLElement, href: string) => {
    event.preventDefault();
    ids = source.dataset.region?.split(" ") ?? [];
    const method = "push" in source.dataset ? "pushState" : "replaceState";
    // Safari gives no focus to a pressed link.
    const pressed = (source.contains(document.activeElement) && document.activeElement?.id) || source.id;
    void load(href, () => {
      history[method](history.state, "", href);
      shown = currentAddress();
      focusFirst(new URL(href).hash.slice(1), pressed);
    });
  };
  listen(element, "click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a[data-region]");
    if (link && isPlain(event)) follow(event, link, link.href);
  });
  listen(element, "submit", (event) => {
    const form = closest<HTMLFormElement>(event, "form[data-region]");
    if (form) follow(event, form, addressOf(form));
  });
  listen(window, "popstate", () => {
    if (ids.length === 0 || currentAddress() === shown) return;
    shown = currentAddress();
    void load(location.href, () => undefined);
  });
  return () => stopped.abort();
};

const currentAddress = (): string => location.pathname + location.search;

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  address.search = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  return address.href;
}

function replaceRegions(page: Document, ids: readonly string[]) {
  for (const id of ids) {
    const fresh = page.getElementById(id);
    if (!fresh) throw new Error("No such region");
    document.getElementById(id)?.replaceWith(document.importNode(fresh, true));
  }
  document.title = page.title;
  // Screen readers announce a status whose words change, not one that is replaced.
  for (const status of document.querySelectorAll("[role=status][id]")) {
    const fresh = page.getElementById(status.id);
    if (fresh && fresh.textContent !== status.textContent) status.textContent = fresh.textContent;
  }
  const fresh = page.querySelectorAll("[href]");
  const links = document.querySelectorAll("[href]");
  if (links.length !== fresh.length) return;
  for (const [index, link] of links.entries())
    link.setAttribute("href", fresh[index]?.getAttribute("href") ?? "");
}

function focusFirst(...ids: string[]) {
  const item = ids.map((id) => document.getElementById(id)).find(Boolean);
  (item?.querySelector<HTMLElement>("a") ?? item)?.focus();
}

export default region;

import type { Island } from "./runtime.ts";

/**
 * Follows links and sends GET forms with `data-region` without leaving the page: fetches the page that they lead to, puts that
 * page's regions (ids, between spaces) in the place of these, and moves the focus to what is new. With `data-push` the page before
 * is a step back. The server draws everything; when that fails the link is simply followed.
 */
const region: Island = (element) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  let shown = here();
  let ids: readonly string[] = [];
  let turns = 0;

  const show = async (href: string, done: () => void) => {
    const turn = ++turns;
    for (const id of ids) document.getElementById(id)?.setAttribute("aria-busy", "true");
    try {
      const page = await fetched(href);
      // Whoever pressed something else meanwhile wants that.
      if (turn !== turns) return;
      become(page, ids);
      done();
    } catch {
      location.assign(href);
    }
  };
  const follow = (event: Event, by: HTMLElement, href: string) => {
    event.preventDefault();
    ids = by.dataset.region?.split(" ") ?? [];
    const keep = "push" in by.dataset ? "pushState" : "replaceState";
    // Safari gives the focus to no link that is pressed.
    const pressed = (by.contains(document.activeElement) && document.activeElement?.id) || by.id;
    void show(href, () => {
      history[keep](history.state, "", href);
      shown = here();
      focusOn(new URL(href).hash.slice(1), pressed);
    });
  };
  element.addEventListener(
    "click",
    (event) => {
      const link = around<HTMLAnchorElement>(event, "a[data-region]");
      if (link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey))
        follow(event, link, link.href);
    },
    { signal },
  );
  element.addEventListener(
    "submit",
    (event) => {
      const form = around<HTMLFormElement>(event, "form[data-region]");
      if (form) follow(event, form, addressOf(form));
    },
    { signal },
  );
  addEventListener(
    "popstate",
    () => {
      if (ids.length === 0 || here() === shown) return;
      shown = here();
      void show(location.href, () => undefined);
    },
    { signal },
  );
  return () => stopped.abort();
};

const here = (): string => location.pathname + location.search;

const around = <E extends HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  address.search = new URLSearchParams([...new FormData(form)] as [string, string][]).toString();
  return address.href;
}

async function fetched(href: string): Promise<Document> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error("No such page");
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

function become(page: Document, ids: readonly string[]) {
  for (const id of ids) {
    const fresh = page.getElementById(id);
    if (!fresh) throw new Error("No such region");
    document.getElementById(id)?.replaceWith(document.importNode(fresh, true));
  }
  document.title = page.title;
  // A status that stays in its place and only changes its words is read out; one that is put in anew is not.
  for (const status of document.querySelectorAll("[role=status][id]")) {
    const fresh = page.getElementById(status.id);
    if (fresh && fresh.textContent !== status.textContent) status.textContent = fresh.textContent;
  }
  // What stands around leads to the same page in the other language, or tells somebody of it.
  const fresh = page.querySelectorAll("[href]");
  const links = document.querySelectorAll("[href]");
  if (links.length !== fresh.length) return;
  for (const [index, link] of links.entries())
    link.setAttribute("href", fresh[index]?.getAttribute("href") ?? "");
}

function focusOn(...ids: string[]) {
  const item = ids.map((id) => document.getElementById(id)).find(Boolean);
  (item?.querySelector<HTMLElement>("a") ?? item)?.focus();
}

export default region;

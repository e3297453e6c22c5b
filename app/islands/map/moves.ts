import { fetchPage } from "../dom/fetch-page.ts";
import { closest, isPlain, type Listen } from "../dom/listen.ts";
import { addGestures } from "./gestures.ts";
import { frameIn, type PinInfo, pinOf } from "./info.ts";

const keys: Readonly<Record<string, string>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  "+": "in",
  "-": "out",
};

export function moveMap(figure: HTMLElement, listen: Listen, info: PinInfo) {
  let latest = 0;

  const go = async (address: URL) => {
    const request = ++latest;
    const pinned = info.pinned();
    address.searchParams.delete("pin");
    if (pinned) address.searchParams.set("pin", pinned);
    const page = await fetchPage(address).catch(() => undefined);
    if (request !== latest) return;
    if (!page?.querySelector("[data-moving]")) return location.assign(address);
    replaceParts(figure, page);
    history.replaceState(history.state, "", address);
    info.refresh();
  };
  const follow = (event: MouseEvent | KeyboardEvent, link: HTMLAnchorElement | null) => {
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    void go(new URL(link.href));
  };

  listen(figure, "click", (event) => follow(event, closest(event, "a[data-way]")));
  listen(figure, "keydown", (event) => {
    if (!closest(event, "[data-info]")) follow(event, wayIn(figure, keys[event.key]));
  });
  const frame = frameIn(figure);
  if (!frame) return;
  addGestures(frame, listen, (view) => {
    const address = new URL(location.href);
    address.searchParams.set("map", view);
    void go(address);
  });
}

/** Keeps the focus: a pin may have become part of another. */
function replaceParts(figure: HTMLElement, page: Document) {
  const { way, pin } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
  for (const part of figure.querySelectorAll<HTMLElement>("[data-part]")) {
    const fresh = page.querySelector(`[data-part="${part.dataset.part}"]`);
    if (fresh) part.replaceChildren(...fresh.childNodes);
  }
  if (pin) (pinOf(figure, pin) ?? figure).focus();
  if (way) wayIn(figure, way)?.focus();
}

const wayIn = (figure: HTMLElement, name = ""): HTMLAnchorElement | null =>
  figure.querySelector<HTMLAnchorElement>(`[data-way="${name}"]`);

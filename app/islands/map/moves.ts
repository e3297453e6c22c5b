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
    if (pinned) address.searchParams.set("pin", pinned);
    else address.searchParams.delete("pin");
    try {
      const answer = await fetch(address);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (request !== latest) return;
      if (!answer.ok || !page.querySelector("[data-moving]")) throw new Error("No map");
      replaceParts(figure, page);
      history.replaceState(history.state, "", address);
      info.refresh();
    } catch {
      if (request === latest) location.assign(address);
    }
  };

  listen(figure, "click", (event) => {
    const link = closest(event, "[data-way]");
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
    event.preventDefault();
    void go(new URL(link.href));
  });
  listen(figure, "keydown", (event) => {
    const link = wayIn(figure, keys[event.key]);
    if (!link || !isPlain(event) || closest(event, "[data-info]")) return;
    event.preventDefault();
    void go(new URL(link.href));
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

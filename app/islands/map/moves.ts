import { around } from "../shell/listen.ts";
import { gestures } from "./gestures.ts";
import { type Info, pinOf } from "./info.ts";
import { frameIn, isPlain, type Listen } from "./listen.ts";

const keys: Readonly<Record<string, string>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  "+": "in",
  "-": "out",
};

/** Moves the map without leaving the page: by its links, by their keys, and by hand. */
export function moves(figure: HTMLElement, listen: Listen, info: Info) {
  let turn = 0;

  const go = async (address: URL) => {
    const mine = ++turn;
    const pinned = info.pinned();
    if (pinned) address.searchParams.set("pin", pinned);
    else address.searchParams.delete("pin");
    try {
      const answer = await fetch(address);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      if (mine !== turn) return;
      if (!answer.ok || !page.querySelector("[data-moving]")) throw new Error("No map");
      renew(figure, page);
      history.replaceState(history.state, "", address);
      info.renew();
    } catch {
      if (mine === turn) location.assign(address);
    }
  };

  listen(figure, "click", (event) => {
    const link = around(event, "[data-way]");
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event)) return;
    event.preventDefault();
    void go(new URL(link.href));
  });
  listen(figure, "keydown", (event) => {
    const link = wayIn(figure, keys[event.key]);
    if (!link || !isPlain(event as unknown as MouseEvent) || around(event, "[data-info]")) return;
    event.preventDefault();
    void go(new URL(link.href));
  });
  const frame = frameIn(figure);
  if (!frame) return;
  gestures(frame, listen, (view) => {
    const address = new URL(location.href);
    address.searchParams.set("map", view);
    void go(address);
  });
}

/** Takes the drawing from another page, and leaves the focus on what it was on: a pin may by now be part of another. */
function renew(figure: HTMLElement, page: Document) {
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

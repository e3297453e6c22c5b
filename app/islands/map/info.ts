import { around } from "../shell/listen.ts";
import { frameIn, isPlain, type Listen } from "./listen.ts";

/** Milliseconds for the way from a pin to what is told of it. */
const patience = 300;

/** What is told of pins: of one that is pinned, and of the one that mouse or focus is on. */
export interface Info {
  /** The ids of what is pinned, with dots between them. */
  pinned(): string | undefined;
  /** Marks the pins that are new, and tells what is pinned beside them. */
  renew(): void;
}

/**
 * Shows what a pin stands for: while the mouse is on it or it has the focus, and from a press on until it is closed. The address
 * follows, so that it can be kept.
 * @param pins where the pins are, which may be drawn anew at any time
 */
export function showInfo(figure: HTMLElement, listen: Listen): Info {
  const box = figure.querySelector<HTMLElement>("[data-info]");
  const list = box?.querySelector("ul");
  const close = box?.querySelector<HTMLElement>("[data-close]");
  const texts = figure.querySelector<HTMLTemplateElement>("[data-texts]")?.content;
  let pinned = new URLSearchParams(location.search).get("pin") ?? undefined;
  let passing: string | undefined;
  let told: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = () => {
    if (!box || !list || !close || !texts) return;
    const shown = passing ?? pinned;
    if (shown !== told) list.replaceChildren(...textsOf(texts, shown));
    told = shown;
    box.hidden = !list.firstChild;
    close.hidden = shown !== pinned;
    mark(figure, pinned, shown);
    if (shown) place(box, pinOf(figure, shown), figure);
  };
  const pin = (ids: string | undefined) => {
    pinned = ids;
    passing = undefined;
    const address = new URL(location.href);
    if (ids) address.searchParams.set("pin", ids);
    else address.searchParams.delete("pin");
    history.replaceState(history.state, "", address);
    show();
  };
  const leave = () => {
    const from = passing ?? pinned;
    const isInside = box?.contains(document.activeElement);
    pin(undefined);
    if (isInside && from) pinOf(figure, from)?.focus();
    // The focus has come to a pin, but nobody has asked what it stands for.
    clearTimeout(timer);
  };
  const pass = (ids: string | undefined) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        passing = ids;
        show();
      },
      ids ? 0 : patience,
    );
  };

  const comes = (event: Event) => {
    const ids = around(event, "[data-pin]")?.dataset.pin;
    if (ids) pass(ids);
    else if (around(event, "[data-info]")) clearTimeout(timer);
  };
  const goes = (event: Event) => {
    if (around(event, "[data-pin],[data-info]")) pass(undefined);
  };
  listen(figure, "mouseover", comes);
  listen(figure, "mouseout", goes);
  listen(figure, "focusin", comes);
  listen(figure, "focusout", goes);
  listen(figure, "click", (event) => {
    const ids = around(event, "[data-pin]")?.dataset.pin;
    const isClosing = around(event, "[data-close]");
    if (!(ids || isClosing) || !isPlain(event)) return;
    event.preventDefault();
    if (isClosing) return leave();
    clearTimeout(timer);
    pin(ids === pinned ? undefined : ids);
    box?.scrollIntoView({ block: "nearest" });
    // Pressed by a key: what is told comes next.
    if (pinned && event.detail === 0) box?.focus();
  });
  listen(figure, "keydown", ({ key }) => {
    if (key === "Escape") leave();
  });
  if (pinned) show();
  return {
    pinned: () => pinned,
    renew() {
      // The pin that the mouse was on may have moved away under it.
      passing = undefined;
      show();
    },
  };
}

const textsOf = (texts: DocumentFragment, ids = ""): Node[] =>
  [...texts.querySelectorAll<HTMLElement>("[data-service]")]
    .filter(({ dataset }) => ids.split(".").includes(dataset.service ?? ""))
    .map((text) => text.cloneNode(true));

/** The pin of that name that is to be seen, or the one that stands for it and others. */
export function pinOf(figure: HTMLElement, ids: string): HTMLElement | undefined {
  const first = ids.split(".")[0] ?? "";
  return [...figure.querySelectorAll<HTMLElement>("[data-pin]")].find(
    (pin) => pin.getClientRects().length > 0 && pin.dataset.pin?.split(".").includes(first),
  );
}

function mark(figure: HTMLElement, pinned: string | undefined, shown: string | undefined) {
  for (const pin of figure.querySelectorAll(".map-pin"))
    for (const name of ["aria-current", "data-on"]) pin.removeAttribute(name);
  if (pinned) pinOf(figure, pinned)?.setAttribute("aria-current", "true");
  if (shown) pinOf(figure, shown)?.setAttribute("data-on", "");
}

/**
 * Above or below its pin, where it lies on the map, which begins where the figure does; it is low enough for one of the two. Where it
 * comes after the map it stays there.
 */
function place(box: HTMLElement, pin: HTMLElement | undefined, figure: HTMLElement) {
  const { style, offsetWidth: width, offsetHeight: height } = box;
  const map = frameIn(figure)?.getBoundingClientRect();
  if (!pin || !map) return;
  const { left, right, top, bottom } = pin.getBoundingClientRect();
  const within = (wanted: number, most: number) => `${Math.max(8, Math.min(wanted, most - 8))}px`;
  const above = top - map.top - height - 10;
  style.setProperty("--x", within((left + right - width) / 2 - map.left, map.width - width));
  style.setProperty("--y", within(above < 8 ? bottom - map.top + 10 : above, map.height - height));
}

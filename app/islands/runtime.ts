export type Island = (element: HTMLElement) => () => void;

type Wake = (element: HTMLElement, start: () => void) => void;

const wakes: Record<string, Wake> = {
  load: (_element, start) => start(),
  idle: (_element, start) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  },
  visible: (element, start) => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    });
    // The element has no box of its own; its children have.
    for (const child of element.children) observer.observe(child);
  },
  interaction: (element, start) => {
    const events = ["pointerdown", "focusin", "keydown"];
    const once = () => {
      for (const event of events) element.removeEventListener(event, once);
      start();
    };
    for (const event of events) element.addEventListener(event, once);
  },
};

class IslandElement extends HTMLElement {
  #stop: (() => void) | undefined;

  connectedCallback() {
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection;
    if (connection?.saveData) return;
    wakes[this.getAttribute("when") ?? "load"]?.(this, () => void this.#start());
  }

  async #start() {
    const island = await import(this.getAttribute("src") ?? "");
    if (this.isConnected && !this.#stop) this.#stop = island.default(this);
  }

  disconnectedCallback() {
    this.#stop?.();
    this.#stop = undefined;
  }
}

if (!customElements.get("x-island")) customElements.define("x-island", IslandElement);

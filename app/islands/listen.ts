type Events = WindowEventMap & DocumentEventMap;

/** Listens until the island stops. */
export type Listen = <Name extends string>(
  target: EventTarget,
  type: Name,
  handle: (event: Name extends keyof Events ? Events[Name] : Event) => void,
  options?: AddEventListenerOptions,
) => void;

export const listenUntil =
  (signal: AbortSignal): Listen =>
  (target, type, handle, options) =>
    target.addEventListener(type, handle as (event: Event) => void, { ...options, signal });

/** The nearest element around the target of an event that a selector matches. */
export const closest = <E extends HTMLElement>({ target }: Event, selector: string): E | null =>
  target instanceof Element ? target.closest<E>(selector) : null;

/** False when a modifier key asks the browser for something else, such as a new tab. */
export const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent | KeyboardEvent): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey);

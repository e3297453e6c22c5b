/** Listens until the island stops. */
export type Listen = <E extends Event>(target: EventTarget, type: string, handle: (event: E) => void) => void;

/** The nearest element around what was pressed that a selector fits. */
export function around<E extends HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

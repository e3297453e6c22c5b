import { showInfo } from "./map/info.ts";
import { listenUntil } from "./map/listen.ts";
import { moves } from "./map/moves.ts";
import type { Island } from "./runtime.ts";

/**
 * Shows what a pin stands for beside it, and lets mouse, fingers and keys move the map. The server draws every part of the map: what
 * is seen while it is being moved is only the picture that is there, pushed and stretched.
 */
const map: Island = (element) => {
  const figure = element.querySelector<HTMLElement>(".map");
  if (!figure) return () => {};
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  const info = showInfo(figure, listen);
  moves(figure, listen, info);
  return () => stopped.abort();
};

export default map;

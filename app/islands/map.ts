import { listenUntil } from "./dom/listen.ts";
import { pinInfo } from "./map/info.ts";
import { moveMap } from "./map/moves.ts";
import type { Island } from "./runtime.ts";

const map: Island = (element) => {
  const figure = element.querySelector<HTMLElement>(".map");
  if (!figure) return () => {};
  const stopped = new AbortController();
  const listen = listenUntil(stopped.signal);
  const info = pinInfo(figure, listen);
  moveMap(figure, listen, info);
  return () => stopped.abort();
};

export default map;

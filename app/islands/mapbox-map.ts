import { listenUntil } from "./dom/listen.ts";
import { pinInfo } from "./map/info.ts";
import { loadMapbox } from "./map/load-mapbox.ts";
import { openMapbox } from "./map/mapbox.ts";
import map from "./map.ts";
import type { Island } from "./runtime.ts";

const mapboxMap: Island = (element) => {
  const figure = element.querySelector<HTMLElement>(".map");
  const settings = figure?.querySelector<HTMLElement>("[data-mapbox]")?.dataset;
  if (!figure || !settings) return () => {};
  const stopped = new AbortController();
  let stop = () => stopped.abort();

  const fail = (reason: unknown) => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    console.error(reason);
    const notice = figure.querySelector("[data-notice]");
    if (notice) notice.textContent = settings.failed ?? "";
    stop = map(element);
  };
  loadMapbox(settings)
    .then((library) => {
      if (stopped.signal.aborted) return;
      const listen = listenUntil(stopped.signal);
      openMapbox(library, settings, {
        figure,
        listen,
        stopped: stopped.signal,
        fail,
        info: pinInfo(figure, listen),
      });
    })
    .catch(fail);
  return () => stop();
};

export default mapboxMap;

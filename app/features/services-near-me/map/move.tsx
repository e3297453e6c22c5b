import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { type Frame, movedTo } from "./frame.ts";
import { type MapView, mapViewText } from "./map-view.ts";
import type { MapAddresses } from "./numbered.ts";
import { zoomOf } from "./zoom.ts";

const words = wordsOf("services-near-me/map");

const shapes = {
  in: "M12 5v14M5 12h14",
  out: "M5 12h14",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  all: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
};

type MapMove = keyof typeof shapes;

/** Share of the map that one press moves it by. */
const step = 0.4;

export function MoveLinks(props: { frame: Frame } & Pick<MapAddresses, "mapAddress">) {
  const { frame, mapAddress } = props;
  const t = words(usePage().language);
  const zoom = zoomOf(frame.width);
  const views: Record<MapMove, MapView | undefined> = {
    in: movedTo(frame, zoom + 1),
    out: movedTo(frame, zoom - 1),
    left: movedTo(frame, zoom, -step),
    up: movedTo(frame, zoom, 0, -step),
    down: movedTo(frame, zoom, 0, step),
    right: movedTo(frame, zoom, step),
    all: undefined,
  };
  return (
    <div className="map-move" role="group" aria-label={t("move/label")} data-part="move">
      {(Object.keys(views) as MapMove[]).map((way) => {
        const view = views[way];
        return (
          <a
            key={way}
            className="map-button"
            data-way={way}
            href={`${mapAddress({ map: view && mapViewText(view) })}#map`}
            title={t(`move/${way}`)}
          >
            <span className="visually-hidden">{t(`move/${way}`)}</span>
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={shapes[way]} />
            </svg>
          </a>
        );
      })}
    </div>
  );
}

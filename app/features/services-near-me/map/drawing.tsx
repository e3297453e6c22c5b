import type { ComponentProps } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { landIn, picture } from "./coast.ts";
import { type Frame, type framesOf, insetShare, isOnChathams, positionIn } from "./frame.ts";
import type { Land } from "./land.ts";
import { lengthText } from "./length-text.ts";
import { type WorldPoint, worldSize } from "./mercator.ts";
import { Names } from "./names.tsx";
import type { NumberedService, ServicesMapProps } from "./numbered.ts";
import { percent, positionAttributes } from "./percent.ts";
import { PinMarks } from "./pin-marks.tsx";
import { type Circle, circlesAround, roundLength } from "./scale.ts";
import { zoomOf } from "./zoom.ts";

const words = wordsOf("services-near-me/map");

interface DrawingProps extends ServicesMapProps {
  numbered: readonly NumberedService[];
  pinned: readonly NumberedService[];
  frames: ReturnType<typeof framesOf>;
}

/** Markers sit at shares of the picture and keep their size; only the ground scales. The island moves one layer. */
export function Drawing(props: DrawingProps) {
  const { place, labels, land, numbered, frames } = props;
  const { main, inset } = frames;
  return (
    <>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the figure around it has a name, and what is in it has names of its own. */}
      <svg className="map-moving" data-moving={inWorld(main)}>
        <Surroundings
          land={land}
          frame={main}
          places={labels}
          chosen={place}
          services={numbered}
          hasInset={inset !== undefined}
        />
        <PinMarks {...props} frame={main} services={numbered} />
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: likewise. */}
      <svg className="map-fixed">
        <ScaleBar frame={main} />
        {inset && <Inset {...props} frame={inset} />}
      </svg>
    </>
  );
}

/** All but the pins. */
export function Surroundings(props: Omit<ComponentProps<typeof Names>, "circles"> & { land: Land }) {
  const { land, frame, chosen } = props;
  const circles = chosen ? circlesAround(chosen, frame) : [];
  const at = chosen && positionIn(frame, chosen);
  return (
    <>
      <Ground land={land} frame={frame} circles={circles} />
      <Names {...props} circles={circles} />
      {at && <PlaceMark at={at} />}
    </>
  );
}

const inWorld = ({ left, top, width, height }: Frame): string =>
  [
    ...[left, top, width, height].map((units) => (units / worldSize).toFixed(8)),
    zoomOf(width).toFixed(2),
  ].join(" ");

function PlaceMark({ at }: { at: WorldPoint }) {
  return (
    <svg {...positionAttributes(at)} className="map-place" aria-hidden="true">
      <circle r="19" />
      <circle r="5.5" />
    </svg>
  );
}

function ScaleBar({ frame }: { frame: Frame }) {
  const { language } = usePage();
  const { metres, share } = roundLength(frame, 0.25);
  const end = 0.03 + share;
  return (
    <g className="map-scale">
      <line x1="3%" x2={percent(end)} y1="97%" y2="97%" />
      <text x={percent(0.03 + share / 2)} y="97%" dy="-5">
        {lengthText(language, metres)}
      </text>
    </g>
  );
}

function Inset(props: DrawingProps & { frame: Frame }) {
  const { land, frame, place, numbered } = props;
  const t = words(usePage().language);
  const corner = percent(1 - insetShare);
  const at = place && positionIn(frame, place);
  return (
    <>
      <text className="map-title" x={percent(1 - insetShare / 2)} y={corner} dy="-6">
        {t("chathams")}
      </text>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its name stands above it. */}
      <svg
        className="map-inset"
        x={corner}
        y={corner}
        width={percent(insetShare)}
        height={percent(insetShare)}
      >
        <rect width="100%" height="100%" />
        <Ground land={land} frame={frame} circles={[]} />
        {at && <PlaceMark at={at} />}
        <PinMarks {...props} services={numbered.filter(isOnChathams)} isSmall />
      </svg>
    </>
  );
}

function Ground({ land, frame, circles }: { land: Land; frame: Frame; circles: readonly Circle[] }) {
  const { width, height } = picture;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="map-land" d={landIn(land, frame)} />
      {circles.map(({ middle, share, metres }) => (
        <circle
          key={metres}
          className="map-circle"
          cx={Math.round(middle.x * width)}
          cy={Math.round(middle.y * height)}
          r={Math.round(share * width)}
        />
      ))}
    </svg>
  );
}

import { usePage } from "#app/ui/page-context.tsx";
import { type Frame, insetShare } from "./frame.ts";
import type { MapAddresses, NumberedService } from "./numbered.ts";
import { positionAttributes } from "./percent.ts";
import { pinName } from "./pin-name.ts";
import { type MapSize, type Pin, pinsOf, sizes } from "./pins.ts";

interface PinMarksProps {
  /** Without it pins are a picture. */
  mapAddress?: MapAddresses["mapAddress"];
  frame: Frame;
  services: readonly NumberedService[];
  pinned: readonly NumberedService[];
  isSmall?: boolean;
}

/** Rendered once for phones and once for wide screens, where they differ. */
export function PinMarks({ frame, services, isSmall = false, ...rest }: PinMarksProps) {
  const scale = isSmall ? insetShare : 1;
  const narrow = pinsOf(services, frame, scaled(sizes.narrow, scale));
  const wide = pinsOf(services, frame, scaled(sizes.wide, scale));
  if (narrow.length === wide.length) return <Pins pins={wide} {...rest} />;
  return (
    <>
      <g className="narrow">
        <Pins pins={narrow} {...rest} />
      </g>
      <g className="wide">
        <Pins pins={wide} {...rest} />
      </g>
    </>
  );
}

const scaled = ({ width, height }: MapSize, scale: number): MapSize => ({
  width: width * scale,
  height: height * scale,
});

type PinsProps = Pick<PinMarksProps, "pinned" | "mapAddress"> & { pins: readonly Pin<NumberedService>[] };

function Pins({ pins, pinned, mapAddress }: PinsProps) {
  const { language } = usePage();
  return pins.map(({ at, services }) => {
    const pin = services.map(({ id }) => id).join(".");
    const face = <Face at={at} services={services} />;
    if (!mapAddress)
      return (
        <g key={pin} className="map-pin">
          {face}
        </g>
      );
    return (
      <a
        key={pin}
        className="map-pin"
        href={`${mapAddress({ pin })}#map`}
        data-pin={pin}
        aria-current={services.some((service) => pinned.includes(service)) || undefined}
        aria-label={pinName(language, services)}
      >
        {face}
      </a>
    );
  });
}

function Face({ at, services }: Pin<NumberedService>) {
  const several = services.length > 1;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the label of the link around it is read in its place.
    <svg {...positionAttributes(at)}>
      {several && <circle className="behind" r="14" cx="3.5" cy="-3.5" />}
      <circle r="14" />
      <text className={several ? "several" : undefined} dy="4.5">
        {services[0].number}
        {several && "+"}
      </text>
    </svg>
  );
}

import type { Language } from "#app/i18n/languages.ts";
import { foldDiacritics } from "#app/nz/date.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { ChosenPlace } from "../query/finder-query.ts";
import { type Frame, insetShare } from "./frame.ts";
import { type Label, type LabelledPlace, labelsIn, type Obstacle } from "./labels.ts";
import { lengthText } from "./length-text.ts";
import type { WorldPoint } from "./mercator.ts";
import type { NumberedService } from "./numbered.ts";
import { positionAttributes } from "./percent.ts";
import { pinsOf, sizes } from "./pins.ts";
import { type Circle, groundWidth } from "./scale.ts";
import towns from "./towns.json";

/** Metres: wider maps name towns, narrower ones suburbs and villages. */
const countryside = 30_000;
const pin = { width: 18, height: 17 };

interface NamesProps {
  frame: Frame;
  circles: readonly Circle[];
  places: readonly LabelledPlace[];
  chosen: ChosenPlace | undefined;
  services: readonly NumberedService[];
  hasInset: boolean;
}

export function Names({ frame, circles, places, chosen, services, hasInset }: NamesProps) {
  const { language } = usePage();
  const onPhones = pinsOf(services, frame, sizes.narrow);
  const lengths = circles
    .filter(({ label: { x, y } }) => Math.min(x, 1 - x, y, 1 - y) > 0.03)
    .filter(({ label }) => !(hasInset && Math.min(label.x + 0.15, label.y + 0.1) > 1 - insetShare))
    .filter(({ label }) => !onPhones.some(({ at }) => isCovered(label, at)))
    .map(({ metres, label }) => ({ text: lengthText(language, metres), at: label }));
  const named = groundWidth(frame) > countryside ? [...towns, ...places] : places;
  const obstacles = [
    ...pinsOf(services, frame, sizes.wide).map(({ at }) => ({ at, half: pin })),
    ...lengths.map(({ at }) => ({ at, half: pin })),
    ...cornerOfScale,
    ...(hasInset ? cornerOfInset : []),
  ];
  return (
    <g>
      {labelsIn(frame, [...whereOneIs(chosen), ...named.map(namedIn(language))], obstacles).map((label) => (
        <NameAt key={label.name} {...label} />
      ))}
      {lengths.map(({ text, at }) => (
        <text key={text} className="map-length" {...positionAttributes(at)} dy="4">
          {text}
        </text>
      ))}
    </g>
  );
}

/** Compares with a pin's share of the map on a phone, where it covers most. */
const isCovered = (one: WorldPoint, other: WorldPoint): boolean =>
  Math.abs(one.x - other.x) * sizes.narrow.width < 34 && Math.abs(one.y - other.y) * sizes.narrow.height < 20;

/** On wide screens, where it takes most, with its name above it. */
const cornerOfInset: Obstacle[] = [
  {
    at: { x: 1 - insetShare / 2, y: 1 - insetShare / 2 },
    half: { width: (sizes.wide.width * insetShare) / 2, height: (sizes.wide.height * insetShare) / 2 + 24 },
  },
];

const cornerOfScale: Obstacle[] = [{ at: { x: 0.14, y: 0.96 }, half: { width: 60, height: 14 } }];

const whereOneIs = (chosen: ChosenPlace | undefined) =>
  chosen ? [{ name: chosen.text.split(",")[0] ?? "", point: chosen }] : [];

/** English pages take the macrons where the Māori name is the same name. */
const namedIn =
  (language: Language) =>
  ({ name, name_mi, latitude, longitude }: LabelledPlace) => ({
    name: name_mi && (language === "mi" || foldDiacritics(name_mi) === foldDiacritics(name)) ? name_mi : name,
    point: { latitude, longitude },
  });

function NameAt({ name, at, below, isOnPhones }: Label) {
  return (
    <text className={isOnPhones ? "map-name" : "map-name wide"} {...positionAttributes(at)} dy={below + 4}>
      {name}
    </text>
  );
}

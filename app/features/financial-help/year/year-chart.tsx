import { monthName } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { PartName } from "../results/week/part-name.tsx";
import type { PartId } from "../results/week/parts.ts";
import type { Stretch, Year } from "./open-year.ts";
import { weeksBetween, weeksOfYear } from "./timeline.ts";

const words = wordsOf("financial-help/year");

/** Units of a picture: ten a week, so a bar is a year long. */
const unit = 10;
const width = weeksOfYear * unit;
const heights = { total: 60, payment: 14, months: 22 };
const lettersOfMonth = 3;

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly weekly: number;
}

/** The sum on top, then a bar for each payment; the table below says the same in words. */
export function YearChart({ stretches, from, to }: Pick<Year, "stretches" | "from" | "to">) {
  const t = words(usePage().language);
  const barsOf = (weeklyOf: (stretch: Stretch) => number): Bar[] =>
    stretches.map((stretch, at) => ({
      from: Math.round(weeksBetween(from, stretch.from) * unit),
      to: Math.round(weeksBetween(from, stretches[at + 1]?.from ?? to) * unit),
      weekly: weeklyOf(stretch),
    }));
  const weeklyOf = (id: PartId) => (stretch: Stretch) =>
    stretch.parts.rows.find((row) => row.id === id)?.weekly ?? 0;
  const ids = [...new Set(stretches.flatMap(({ parts }) => parts.rows.map(({ id }) => id)))];
  const total = barsOf(({ parts }) => parts.total);
  return (
    <dl className="year-bars">
      <div>
        <dt>{t("total")}</dt>
        <dd>
          <Amounts bars={total} />
          <Bars bars={total} height={heights.total} className="bars-total" />
          <Months from={from} />
        </dd>
      </div>
      {ids.map((id) => (
        <div key={id}>
          <dt>
            <PartName id={id} />
          </dt>
          <dd>
            <Amounts bars={barsOf(weeklyOf(id))} />
            <Bars bars={barsOf(weeklyOf(id))} height={heights.payment} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Amounts({ bars }: { bars: readonly Bar[] }) {
  const paid = bars.map(({ weekly }) => weekly).filter((weekly) => weekly > 0);
  const [least, most] = [Math.min(...paid), Math.max(...paid)];
  if (paid.length === 0) return null;
  return <b>{least === most ? inDollars(most) : `${inDollars(least)} – ${inDollars(most)}`}</b>;
}

function Bars({ bars, height, className }: { bars: readonly Bar[]; height: number; className?: string }) {
  const most = Math.max(1, ...bars.map(({ weekly }) => weekly));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="bars-ground" d={`M0 ${height}H${width}`} />
      <path d={bars.map((bar) => pathOf(bar, most, height)).join("")} />
    </svg>
  );
}

function pathOf({ from, to, weekly }: Bar, most: number, height: number): string {
  if (weekly <= 0) return "";
  const top = Math.round((1 - weekly / most) * height);
  return `M${from} ${height}V${top}H${to}V${height}Z`;
}

/** The first day of each month, by its first letters. */
function Months({ from }: { from: string }) {
  const { language } = usePage();
  const [year = 0, month = 1] = from.split("-").map(Number);
  const firsts = Array.from({ length: 12 }, (_, more) => new Date(Date.UTC(year, month + more, 1)));
  return (
    <svg viewBox={`0 0 ${width} ${heights.months}`} aria-hidden="true">
      {firsts.map((first, at) => {
        const x = Math.round(weeksBetween(from, first.toISOString().slice(0, 10)) * unit);
        // Every other one: the letters need the room.
        return (
          <g key={x}>
            <path className="bars-ground" d={`M${x} 0V4`} />
            {at % 2 === 0 && (
              <text x={x} y="18">
                {monthName(first.getUTCMonth() + 1, language)?.slice(0, lettersOfMonth)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

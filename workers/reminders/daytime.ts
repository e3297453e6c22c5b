// The clock on the wall in New Zealand: a reminder does not ring at night.

const hour = 60 * 60 * 1000;
/** From nine in the morning until before ten in the evening. */
const first = 9;
const last = 21;

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Pacific/Auckland",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  hourCycle: "h23",
});

/** The day (YYYY-MM-DD) and the hour (0 to 23) in New Zealand. */
export function newZealandTime(moment: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

/** Tells whether a reminder may be sent at a moment. */
export function isDaytime(moment: Date): boolean {
  const { hour: now } = newZealandTime(moment);
  return now >= first && now <= last;
}

/** The next moment at which a reminder may be sent: this one, or nine o'clock. */
export function nextDaytime(moment: Date): Date {
  let next = moment;
  // New Zealand's clocks differ from UTC by whole hours, in summer and in winter.
  while (!isDaytime(next)) next = new Date(Math.floor(next.getTime() / hour) * hour + hour);
  return next;
}

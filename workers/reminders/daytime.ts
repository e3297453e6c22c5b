const hour = 60 * 60 * 1000;
/** 9 am until before 10 pm, New Zealand time. */
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

export function newZealandTime(moment: Date): { day: string; hour: number } {
  const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
}

export function isDaytime(moment: Date): boolean {
  const { hour: now } = newZealandTime(moment);
  return now >= first && now <= last;
}

export function nextDaytime(moment: Date): Date {
  let next = moment;
  // New Zealand's offset from UTC is whole hours, in summer and winter.
  while (!isDaytime(next)) next = new Date(Math.floor(next.getTime() / hour) * hour + hour);
  return next;
}

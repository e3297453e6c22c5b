import { parseArgs } from "node:util";
import { services } from "../../content/load/services.mjs";
import { quoted } from "../../content/load/sql-file.mjs";

const howToClose = `npm run ops -- close <service> [--until 14:00] [--en "why" --mi "he aha ai"] [--remote]
npm run ops -- open <service> [--remote]
Services: ${services.join(", ")}`;

/** @type {{ type: "string" }} */
const text = { type: "string" };
const zone = "Pacific/Auckland";
const why = {
  en: "We have closed this service for a while.",
  mi: "Kua katia e mātou tēnei ratonga mō tētahi wā.",
};

const listed = `select service, closed_at, closed_until, opened_at from closed_services order by closed_at desc limit 20`;
const opened = (service, at) =>
  `update closed_services set opened_at = ${quoted(at)} where service = ${quoted(service)} and opened_at is null`;

/**
 * What closing or opening a service asks of the database; without words what is and was closed.
 * @param {readonly string[]} args
 * @param {Date} now
 * @returns {string[]}
 * @throws with what is wrong with the command
 */
export function closing(args, now) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      until: text,
      en: text,
      mi: text,
    },
  });
  return positionals.length > 0 ? changeOf(positionals, values, now) : [listed];
}

/**
 * @param {string[]} words
 * @param {{ until?: string; en?: string; mi?: string }} said
 * @param {Date} now
 * @returns {string[]}
 */
function changeOf(words, { until, en, mi }, now) {
  const [what, service, ...rest] = words;
  if (rest.length > 0 || !["close", "open"].includes(what)) throw new Error(howToClose);
  if (!services.includes(service)) throw new Error(`There is no service "${service}".\n${howToClose}`);
  if ((en === undefined) !== (mi === undefined)) throw new Error("A reason is written in both languages.");
  const at = now.toISOString();
  const open = opened(service, at);
  if (what === "open") return [open];
  const row = [service, at, endOf(until, now), en ?? why.en, mi ?? why.mi].map(quoted).join(", ");
  return [
    open,
    `insert into closed_services (service, closed_at, closed_until, message_en, message_mi) values (${row})`,
  ];
}

/** The next time that clocks in New Zealand show it. */
function endOf(until, now) {
  if (until === undefined) return "";
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(until))
    throw new Error("--until is a time of the day such as 14:00.");
  const day = 24 * 60 * 60 * 1000;
  for (const moment of [now, new Date(now.getTime() + day)]) {
    const end = `${moment.toLocaleDateString("en-CA", { timeZone: zone })}T${until}:00${offsetAt(moment)}`;
    if (Date.parse(end) > now.getTime()) return end;
  }
  throw new Error(`No clock shows ${until} within a day.`);
}

const offsetAt = (moment) =>
  moment.toLocaleString("en", { timeZone: zone, timeZoneName: "longOffset" }).replace(/^.*GMT/, "");

// Added to the second worker's /banners/ and /outage-banners/; a restart forgets them.

import { services } from "../content/load/services.mjs";

/** UTC; null means open on that side. */
export interface PractiseBanner {
  id: string;
  message_en: string;
  message_mi: string;
  start_datetime: string | null;
  end_datetime: string | null;
}

export interface PractiseOutage {
  id: string;
  service?: string;
  message_en?: string;
  message_mi?: string;
  outage_start_datetime: string | null;
  outage_end_datetime: string | null;
}

const most = 20;
let banners: PractiseBanner[] = [];
let outages: PractiseOutage[] = [];
let published = 0;

export function notices(): { banners: readonly PractiseBanner[]; outages: readonly PractiseOutage[] } {
  return { banners, outages };
}

/** `wanted`: kind "banner", "outage" or "take-back" (with an id). Returns what is wrong. */
export function change(wanted: Readonly<Record<string, unknown>>): string | undefined {
  switch (wanted.kind) {
    case "banner":
      return publishBanner(wanted);
    case "outage":
      return publishOutage(wanted);
    case "take-back":
      return takeBack(wanted.id);
    default:
      return "kind is one of: banner, outage, take-back";
  }
}

function publishBanner(wanted: Readonly<Record<string, unknown>>): string | undefined {
  const messages = messagesOf(wanted);
  const times = timesOf(wanted.start_datetime, wanted.end_datetime);
  if (typeof messages === "string") return messages;
  if (typeof times === "string") return times;
  const [start_datetime, end_datetime] = times;
  banners = [...banners, { id: nextId(), ...messages, start_datetime, end_datetime }].slice(-most);
  return undefined;
}

function publishOutage(wanted: Readonly<Record<string, unknown>>): string | undefined {
  const about = isPlain(wanted) ? {} : serviceOf(wanted);
  const times = timesOf(wanted.outage_start_datetime, wanted.outage_end_datetime);
  if (typeof about === "string") return about;
  if (typeof times === "string") return times;
  const [outage_start_datetime, outage_end_datetime] = times;
  const outage = { id: nextId(), ...about, outage_start_datetime, outage_end_datetime };
  outages = [...outages, outage].slice(-most);
  return undefined;
}

const isPlain = (wanted: Readonly<Record<string, unknown>>): boolean =>
  !["service", "message_en", "message_mi"].some((name) => wanted[name]) &&
  ["outage_start_datetime", "outage_end_datetime"].some((name) => wanted[name]);

function serviceOf(wanted: Readonly<Record<string, unknown>>) {
  const service = services.find((name) => name === wanted.service);
  if (!service) return `service is one of: ${services.join(", ")}`;
  const messages = messagesOf(wanted);
  return typeof messages === "string" ? messages : { service, ...messages };
}

function takeBack(id: unknown): string | undefined {
  if (![...banners, ...outages].some((notice) => notice.id === id)) return "There is no such notice";
  banners = banners.filter((banner) => banner.id !== id);
  outages = outages.filter((outage) => outage.id !== id);
  return undefined;
}

const nextId = (): string => `practice-${++published}`;

function messagesOf({ message_en, message_mi }: Readonly<Record<string, unknown>>) {
  const isMessage = (text: unknown): text is string =>
    typeof text === "string" && text.trim() !== "" && text.length <= 1000;
  return isMessage(message_en) && isMessage(message_mi)
    ? { message_en: message_en.trim(), message_mi: message_mi.trim() }
    : "message_en and message_mi are both needed, of at most 1000 characters";
}

function timesOf(start: unknown, end: unknown): [string | null, string | null] | string {
  const from = moment(start);
  const until = moment(end);
  if (from === undefined || until === undefined) return "A time is written as 2026-11-20T10:00, in UTC";
  if (from && until && from >= until) return "The end comes after the start";
  return [from, until];
}

/** Null for an empty time, undefined for an unreadable one. */
function moment(text: unknown): string | null | undefined {
  if (text === undefined || text === null || text === "") return null;
  if (typeof text !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return undefined;
  const date = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

export async function withNotices(request: Request, answer: Response): Promise<Response> {
  const ours = noticesAt(new URL(request.url).pathname);
  if (ours.length === 0 || request.method !== "GET" || !answer.ok) return answer;
  const real: unknown = await answer.clone().json();
  return Array.isArray(real) ? Response.json([...real, ...ours]) : answer;
}

function noticesAt(path: string): readonly object[] {
  if (/^\/banners\/?$/.test(path)) return banners;
  return /^\/outage-banners\/?$/.test(path) ? outages.map(asPublished) : [];
}

function asPublished({ id, ...outage }: PractiseOutage): object {
  return outage.service ? { id, ...outage } : outage;
}

import { onwardFrom } from "#app/features/support/index.ts";
import { readForm } from "#app/forms/submission.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import { logFailure } from "#app/server/log.ts";
import type { FoundCards, SearchResult } from "#app/server/neighbours/content.ts";
import { type PageResponse, type PageResult, redirectTo, show } from "#app/server/responses.ts";
import type { Visit } from "#app/server/visit.ts";
import { type SearchQuery, searchAddress, searchPath } from "#app/ui/search/search-address.ts";
import { keyOf } from "./result.tsx";
import type { SearchPageProps } from "./search-page.tsx";
import { noteUnknown } from "./unknown/unknown-words.ts";

/** Results on a page. */
const batch = 15;
/** Characters: what stays in the page, and what is sent. */
const longest = 500;
const longestSent = 100;
/** Each page is a request to the content service. */
const lastPage = 20;

/** Loads all pages up to the requested one, because results accumulate. */
export async function openSearch(visit: Visit, request: Request): Promise<PageResult<SearchPageProps>> {
  const query = readAddress(new URL(request.url).searchParams);
  const told = await heard(query, visit);
  // The address has the words already.
  const found = await search(query, visit, { ...told, isPrivate: told.answers.length > 0 });
  if (!told.isPrivate && query.page === 1) note(found.gap?.words ?? [], visit);
  return shown(found, found.isPrivate ? "" : searchAddress(query).slice(searchPath.length));
}

/** Ordinary words get an address that can be shared; what may tell of danger is answered without one. */
export async function submitSearch(visit: Visit, request: Request): Promise<PageResponse<SearchPageProps>> {
  const form = await readForm(request);
  const query = readAddress(new URLSearchParams({ search: String(form.get("search") ?? "") }));
  const told = await heard(query, visit);
  if (!told.isPrivate) return redirectTo(visit, searchAddress(query));
  return shown(await search(query, visit, told), "");
}

const shown = (found: SearchPageProps, address: string): PageResult<SearchPageProps> =>
  show(found, { status: found.hasFailed ? 503 : 200, page: { search: address } });

function readAddress(parameters: URLSearchParams): SearchQuery {
  const id = (name: string) => /^[\w-]{1,40}$/.exec(parameters.get(name) ?? "")?.[0];
  const page = /^\d{1,3}$/.test(parameters.get("page") ?? "") ? Number(parameters.get("page")) : 1;
  return {
    term: cut(parameters.get("search") ?? "", longest),
    page: Math.min(Math.max(page, 1), lastPage),
    stage: id("stage"),
    topic: id("topic"),
    isAsTyped: parameters.get("typed") === "true",
  };
}

/** NFC, trimmed and cut without splitting a character. */
const cut = (typed: string, length: number): string =>
  [...typed.normalize("NFC").trim()].slice(0, length).join("").trim();

type Heard = Awaited<ReturnType<Visit["neighbours"]["distress"]["hear"]>>;

const heard = (query: SearchQuery, { neighbours: { distress } }: Visit): Promise<Heard> =>
  query.term ? distress.hear(query.term) : Promise.resolve({ answers: [], isPrivate: false });

async function search(
  query: SearchQuery,
  visit: Visit,
  { answers: help, isPrivate }: Heard,
): Promise<SearchPageProps> {
  const {
    neighbours: { content },
    request: { language },
  } = visit;
  const guide = await searchGuide(query, content, language);
  const found = { ...guide, isPrivate };
  if (help.length === 0) return { ...found, help };
  const shown = new Set(onwardFrom(help).map(({ address }) => address.split("#card")[1] ?? address));
  const results = found.results.filter(({ id, address }) => !shown.has(address ?? String(id)));
  return { ...found, help, results, correction: undefined, gap: undefined };
}

/** Never of what may tell of danger. */
function note(unknown: readonly string[], { account, request, afterwards }: Visit): void {
  if (unknown.length !== 1) return;
  afterwards(noteUnknown(account.db, unknown, dayInNewZealand(request.now)).catch(logFailure));
}

async function searchGuide(
  query: SearchQuery,
  content: Visit["neighbours"]["content"],
  language: string,
): Promise<Omit<SearchPageProps, "help" | "isPrivate">> {
  const { page, stage, topic, isAsTyped } = query;
  const term = cut(query.term, longestSent);
  if (!term) return { query, results: [], total: 0, isMore: false };
  const filter = {
    language,
    ...(stage ? { stage } : {}),
    ...(topic ? { topic } : {}),
    ...(isAsTyped ? { asTyped: "true" as const } : {}),
  };
  const first = await content.search(term, 0, filter);
  if (!first.ok) return { query, results: [], total: 0, isMore: false, hasFailed: true };
  const pages = Math.min(page, Math.ceil((first.value.total ?? Number.POSITIVE_INFINITY) / batch));
  const numbers = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 1);
  const more = await Promise.all(numbers.map((number) => content.search(term, number, filter)));
  const batches = [first, ...more];
  // An error clears the results.
  if (!batches.every((each) => each.ok))
    return { query, results: [], total: 0, isMore: false, hasFailed: true };
  const answers = batches.map((each) => each.value);
  const results = withoutDuplicates(answers.flatMap(({ entries }) => Object.values(entries)));
  const { total, facets, correction, gap } = first.value;
  return {
    query,
    results,
    total: total ?? results.length,
    isMore: isMore(answers.at(-1), results.length, total),
    facets,
    correction: correction ?? undefined,
    gap: gap ?? undefined,
  };
}

/** Without a total, a next page exists while the last batch was not empty. */
function isMore(last: FoundCards | undefined, shown: number, total: number | undefined): boolean {
  const inLast = Object.keys(last?.entries ?? {}).length;
  return total === undefined ? inLast > 0 : inLast >= batch && shown < total;
}

function withoutDuplicates(found: readonly { card: SearchResult }[]): SearchResult[] {
  const cards = found.map(({ card }) => [keyOf(card), card] as const);
  return [...new Map(cards).values()];
}

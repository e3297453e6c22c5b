import { type Context, Hono } from "hono";
import { logIncident } from "../incident.ts";
import { publicBase } from "../public-base.ts";
import { askCatalogue, asQuery, readCopy, storeCopy } from "./catalogue.ts";
import { searchRecords } from "./records.ts";
import resources from "./resources.json";
import { type DatastoreSearch, readSearch, type ValidationErrors } from "./search.ts";

export interface OpenDataBindings {
  DB: D1Database;
  /** Such as https://catalogue.data.govt.nz/api/3/action. */
  OPEN_DATA_URL?: string;
}

type OpenDataContext = Context<{ Bindings: OpenDataBindings }>;

const searchPath = "/open-data/datastore_search";
/** Milliseconds. */
const recordsDeadline = 3_000;
const copyDeadline = 800;

export const openData = new Hono<{ Bindings: OpenDataBindings }>();

openData.get("/datastore_search", async (c) => {
  const read = readSearch(new URL(c.req.url).searchParams);
  c.header("access-control-allow-origin", "*");
  if ("complaints" in read) return validationError(c, read.complaints);
  const base = c.env.OPEN_DATA_URL;
  return base ? answerFromCatalogue(c, read.search, base) : answerFromRecords(c, read.search);
});

async function answerFromRecords(c: OpenDataContext, search: DatastoreSearch) {
  const found = await inTime(() => searchRecords(c.env.DB, search), recordsDeadline);
  if ("failure" in found) return unavailable(c, found.failure);
  if (!found.value) return notFound(c, search.resourceId);

  const { fields, asAt, total, records } = found.value;
  const unknown = Object.keys(search.filters).find((name) => !fields.some((field) => field.id === name));
  if (unknown !== undefined)
    return validationError(c, { filters: [`Unknown field ${JSON.stringify(unknown)}`] });

  const { resourceId, q, limit, offset } = search;
  const echo = { limit, ...(offset > 0 && { offset }), ...(q !== undefined && { q }) };
  const _links = linksOf(publicBase(c), search);
  const result = { resource_id: resourceId, fields, records, total, ...echo, as_at: asAt, _links };
  return c.json({ help: publicBase(c), success: true, result }, 200, {
    "cache-control": "public, max-age=60",
    "x-data-as-at": asAt,
  });
}

async function answerFromCatalogue(c: OpenDataContext, search: DatastoreSearch, base: string) {
  if (!resources.some(({ id }) => id === search.resourceId)) return notFound(c, search.resourceId);
  const now = new Date();
  const answer = await askCatalogue(base, search);
  if (typeof answer !== "string") {
    // Visitors' search terms are not stored.
    if (isCopied(search))
      c.executionCtx.waitUntil(
        storeCopy(c.env.DB, search, answer, now).catch(() => logIncident(searchPath, "copy-not-stored")),
      );
    return c.json(answer, 200, { "cache-control": "public, max-age=60", "x-data-as-at": now.toISOString() });
  }
  logIncident(searchPath, `catalogue-${answer}`);
  const copy = await inTime(() => readCopy(c.env.DB, search), copyDeadline);
  if ("failure" in copy) return unavailable(c, copy.failure);
  if (!copy.value) return unavailable(c, "no-copy");

  const { answer: kept, fetchedAt } = copy.value;
  const result = { ...kept.result, as_at: fetchedAt, stale: true };
  const headers = { "cache-control": "no-store", "x-data-as-at": fetchedAt, "x-data-stale": "true" };
  return c.json({ ...kept, result }, 200, headers);
}

/** Only the site's own requests: otherwise anybody could push out the copies that it needs. */
const isCopied = ({ q, filters, limit, offset }: DatastoreSearch): boolean =>
  q === undefined && offset === 0 && Object.keys(filters).length === 0 && [100, 1000].includes(limit);

async function inTime<T>(
  work: () => Promise<T>,
  milliseconds: number,
): Promise<{ value: T } | { failure: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<{ failure: string }>((resolve) => {
    timer = setTimeout(() => resolve({ failure: "database-timeout" }), milliseconds);
  });
  const done = work().then(
    (value) => ({ value }),
    () => ({ failure: "database" }),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

function linksOf(base: string, search: DatastoreSearch) {
  const at = (offset: number) => `${base}${searchPath}?${asQuery({ ...search, offset })}`;
  const { limit, offset } = search;
  const previous = offset > 0 && { prev: at(Math.max(0, offset - limit)) };
  return { start: at(0), ...previous, next: at(offset + limit) };
}

function validationError(c: OpenDataContext, complaints: ValidationErrors) {
  return failed(c, 409, { ...complaints, __type: "Validation Error" });
}

function notFound(c: OpenDataContext, resourceId: string) {
  const message = `Not found: Resource ${JSON.stringify(resourceId.slice(0, 80))} was not found.`;
  return failed(c, 404, { message, __type: "Not Found Error" });
}

function unavailable(c: OpenDataContext, kind: string) {
  const message = `The open data cannot be reached at the moment. Reference: ${logIncident(searchPath, kind)}`;
  return failed(c, 503, { message, __type: "Service Unavailable" });
}

function failed(c: OpenDataContext, status: 404 | 409 | 503, error: object) {
  return c.json({ help: publicBase(c), success: false, error }, status, { "cache-control": "no-store" });
}

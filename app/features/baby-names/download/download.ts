import { cacheControl } from "#app/server/http/headers.ts";
import { type Category, categories, type NameList, namesOf, periodsOf, type TopName } from "../lists.ts";
import { slugOf } from "../names-query.ts";

interface NamesFileQuery {
  list: NameList;
  category?: Category | undefined;
  period?: string | undefined;
}

type Format = "csv" | "json";

/** The same in both languages: columns have the specification's names. */
export function fileAddress(format: Format, { list, category, period }: NamesFileQuery): string {
  const query = new URLSearchParams({
    list,
    ...(category ? { category } : {}),
    ...(period ? { year: slugOf(period) } : {}),
  });
  return `/baby-names.${format}?${query}`;
}

const lists: readonly NameList[] = ["english", "maori"];

function readNamesFileQuery(parameters: URLSearchParams): NamesFileQuery | undefined {
  const list = lists.find((each) => each === (parameters.get("list") ?? "english"));
  if (!list) return undefined;
  const category = categories.find((each) => each === parameters.get("category"));
  const period = periodsOf(list).find((each) => slugOf(each) === parameters.get("year"));
  const isKnown =
    (category !== undefined || !parameters.has("category")) &&
    (period !== undefined || !parameters.has("year"));
  return isKnown ? { list, category, period } : undefined;
}

interface NamesFileRow extends Omit<TopName, "variations" | "amount"> {
  period: string;
  category: Category;
  /** All spellings counted as one. */
  variations: string;
  amount: number | null;
}

function linesOf({ list, category, period }: NamesFileQuery): NamesFileRow[] {
  const wanted = category ? [category] : categories;
  const periods = period ? [period] : periodsOf(list);
  return periods.flatMap((period) =>
    wanted.flatMap((category) =>
      namesOf(list, category, period).map(({ rank, name, variations, amount }) => ({
        period,
        category,
        rank,
        name,
        variations: variations.length > 0 ? [name, ...variations].join("/") : "",
        amount: amount ?? null,
      })),
    ),
  );
}

const columns = ["period", "category", "rank", "name", "variations", "amount"] as const;

const writers = {
  // The byte order mark makes spreadsheets read UTF-8 (macrons).
  csv: (lines: readonly NamesFileRow[]) =>
    `\uFEFF${[columns, ...lines.map((line) => columns.map((column) => line[column]))]
      .map((cells) => `${cells.map(cell).join(",")}\r\n`)
      .join("")}`,
  json: (lines: readonly NamesFileRow[], { list }: NamesFileQuery) =>
    JSON.stringify({ list, ...sources[list], names: lines }, undefined, 1),
};

const publisher = "Department of Internal Affairs, New Zealand";
const sources = {
  english: {
    source: publisher,
    licence: "CC BY 4.0",
    catalogue: "https://catalogue.data.govt.nz/dataset/baby-name-popularity-over-time",
    asAt: "2025-01-06",
  },
  maori: { source: `${publisher}: announcements and news reports of them` },
};

const types = { csv: "text/csv; charset=utf-8; header=present", json: "application/json; charset=utf-8" };

/** RFC 4180. Text that a spreadsheet could run as a formula is escaped, although no name starts that way today. */
export function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const harmless = /^[=+\-@\t\r]/.test(text) && typeof value !== "number" ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** @throws a response with status 404 for unknown parameters */
export function namesFile(format: Format, request: Request): Response {
  const chosen = readNamesFileQuery(new URL(request.url).searchParams);
  if (!chosen) throw new Response(null, { status: 404 });
  const { list, category, period } = chosen;
  const parts = [list === "maori" ? "maori" : undefined, category, period && slugOf(period)].filter(Boolean);
  const name = ["baby-names", ...parts].join("-");
  return new Response(writers[format](linesOf(chosen), chosen), {
    headers: {
      "Content-Type": types[format],
      "Content-Disposition": `attachment; filename="${name}.${format}"`,
      "Cache-Control": cacheControl.file,
    },
  });
}

import { address } from "#app/i18n/languages.ts";
import { endpoint, page } from "#app/server/page.ts";
import { found, show } from "#app/server/responses.ts";
import { namesFile } from "./download/download.ts";
import { HistoryPage } from "./history/history-page.tsx";
import { openHistory } from "./history/open-history.ts";
import { categories } from "./lists.ts";
import { NamesPage } from "./names-page.tsx";
import { isYear } from "./names-query.ts";

export const namesQuery = { category: categories, year: isYear };

export const news = endpoint({
  get: ({ request: { language } }) => found(address(language, "/news/baby-names")),
});
export const names = page(NamesPage, { open: () => show({ list: "english" }) });
export const maoriNames = page(NamesPage, { open: () => show({ list: "maori" }) });
export const history = page(HistoryPage, { open: openHistory });
export const namesCsv = endpoint({ get: (_, request) => namesFile("csv", request) });
export const namesJson = endpoint({ get: (_, request) => namesFile("json", request) });

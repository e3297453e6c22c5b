export { namesFile } from "./download/download.ts";
export { HistoryPage } from "./history/history-page.tsx";
export { openHistory } from "./history/open-history.ts";
export { categories } from "./lists.ts";
export { NamesPage } from "./names-page.tsx";
export { isYear } from "./names-query.ts";

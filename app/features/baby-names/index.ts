export { namesFile } from "./download.ts";
export { HistoryPage } from "./history-page.tsx";
export { categories } from "./lists.ts";
export { NamesPage } from "./names-page.tsx";
export { isYear } from "./names-query.ts";
export { openHistory } from "./open-history.ts";

export { isYear } from "./asked.ts";
export { namesFile } from "./download.ts";
export { HistoryPage, type HistoryPageProps } from "./history-page.tsx";
export { categories } from "./lists.ts";
export { NamesPage } from "./names-page.tsx";
export { openHistory } from "./open-history.ts";

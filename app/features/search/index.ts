export { openSearch } from "./open-search.ts";
export { SearchPage } from "./search-page.tsx";

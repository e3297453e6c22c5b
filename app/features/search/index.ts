export { openSearch } from "./open-search.ts";
export { SearchPage, type SearchPageProps } from "./search-page.tsx";

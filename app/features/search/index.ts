import { page } from "#app/server/page.ts";
import { openSearch, submitSearch } from "./open-search.ts";
import { SearchPage } from "./search-page.tsx";

export const search = page(SearchPage, { open: openSearch, submit: submitSearch });

import { page } from "#app/server/page.ts";
import { openSearch, submitSearch } from "./open-search.ts";
import { SearchPage } from "./search-page.tsx";

export { type UnknownWord, unknownWords } from "./unknown/unknown-words.ts";

export const search = page(SearchPage, { open: openSearch, submit: submitSearch });

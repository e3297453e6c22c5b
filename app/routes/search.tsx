import { openSearch, SearchPage } from "#app/features/search/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(SearchPage, { open: openSearch });
export const { loader, headers } = route;
export default route.Page;

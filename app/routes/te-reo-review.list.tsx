import { ListPage, openList } from "#app/features/te-reo-review/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ListPage, { open: openList });
export const { loader, headers } = route;
export default route.Page;

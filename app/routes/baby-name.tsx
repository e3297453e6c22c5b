import { HistoryPage, openHistory } from "#app/features/baby-names/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(HistoryPage, { open: openHistory });
export const { loader, headers } = route;
export default route.Page;

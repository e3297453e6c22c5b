import { OverviewPage, openOverview } from "#app/features/te-reo-review/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(OverviewPage, { open: openOverview });
export const { loader, headers } = route;
export default route.Page;

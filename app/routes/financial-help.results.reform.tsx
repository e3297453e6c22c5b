import { ComparisonPage, openComparison } from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ComparisonPage, { open: openComparison });
export const { loader, headers } = route;
export default route.Page;

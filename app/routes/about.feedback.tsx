import { openReport, ReportPage } from "#app/features/feedback/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ReportPage, { open: openReport });
export const { loader, headers } = route;
export default route.Page;

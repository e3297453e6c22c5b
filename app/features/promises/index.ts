import { page } from "#app/server/page.ts";
import { AreaPage } from "./area-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { openArea } from "./promises.ts";

export const overview = page(OverviewPage);
export const area = page(AreaPage, { open: openArea });

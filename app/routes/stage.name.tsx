import { isCard, isDatePart, isDay, isTopic, openStage, StagePage } from "#app/features/stages/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(StagePage, { open: openStage });
export const { loader, headers } = route;
export default route.Page;
export { isCard, isDatePart, isDay, isTopic };

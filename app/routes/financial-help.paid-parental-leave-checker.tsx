import { CheckerPage, openChecker, parameters } from "#app/features/paid-parental-leave/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(CheckerPage, { open: openChecker });
export const { loader, headers } = route;
export default route.Page;
export { parameters };

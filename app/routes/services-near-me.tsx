import { FinderPage, openFinder, rememberOrForget } from "#app/features/services-near-me/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(FinderPage, { open: openFinder, submit: rememberOrForget });
export const { loader, action, headers } = route;
export default route.Page;

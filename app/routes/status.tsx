import { openStatus, StatusPage } from "#app/features/status/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(StatusPage, { open: openStatus });
export const { loader, headers } = route;
export default route.Page;

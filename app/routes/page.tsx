import { FooterPage, openPage } from "#app/features/footer-pages/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(FooterPage, { open: openPage });
export const { loader, headers } = route;
export default route.Page;

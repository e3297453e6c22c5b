import { LandingPage, openLanding } from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(LandingPage, { open: openLanding });
export const { loader, headers } = route;
export default route.Page;

import { DatesPage, openDates, submitDates } from "#app/features/paid-parental-leave/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(DatesPage, { open: openDates, submit: submitDates });
export const { loader, action, headers } = route;
export default route.Page;

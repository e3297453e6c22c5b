import { DatesPage, keepDates, openDates, submitDates } from "#app/features/paid-parental-leave/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(DatesPage, { open: openDates, submit: submitDates });
export const { loader, action, headers } = route;
export { keepDates as keepTyped };
export default route.Page;

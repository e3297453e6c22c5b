import { calendar, ToDoPage, toCalendarForm } from "#app/features/account/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ToDoPage, { open: toCalendarForm, submit: calendar });
export const { loader, action, headers } = route;
export default route.Page;

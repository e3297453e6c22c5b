import { calendar, toCalendarForm } from "#app/features/account/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader, action } = endpoint({ get: toCalendarForm, post: calendar });

import { openUnsubscribe, UnsubscribePage, unsubscribe } from "#app/features/reminders/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(UnsubscribePage, { open: openUnsubscribe, submit: unsubscribe });
export const { loader, action, headers } = route;
export default route.Page;

import { ConfirmEmailPage, confirmEmail, openConfirmEmail } from "#app/features/reminders/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ConfirmEmailPage, { open: openConfirmEmail, submit: confirmEmail });
export const { loader, action, headers } = route;
export default route.Page;

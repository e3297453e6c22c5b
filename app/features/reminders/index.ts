import { page } from "#app/server/page.ts";
import { confirmEmail as confirm, openConfirmEmail } from "./confirm-email.ts";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";
import { unsubscribe as end, openUnsubscribe } from "./unsubscribe.ts";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

export const confirmEmail = page(ConfirmEmailPage, { open: openConfirmEmail, submit: confirm });
export const unsubscribe = page(UnsubscribePage, { open: openUnsubscribe, submit: end });

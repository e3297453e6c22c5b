export { confirmEmail, openConfirmEmail } from "./confirm-email.ts";
export { ConfirmEmailPage, type ConfirmEmailPageProps } from "./confirm-email-page.tsx";
export { openUnsubscribe, unsubscribe } from "./unsubscribe.ts";
export { UnsubscribePage, type UnsubscribePageProps } from "./unsubscribe-page.tsx";

import { FeedbackPage, openFeedback, submitFeedback } from "#app/features/feedback/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(FeedbackPage, { open: openFeedback, submit: submitFeedback });
export const { loader, action, headers } = route;
export default route.Page;

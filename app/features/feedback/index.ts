import { page } from "#app/server/page.ts";
import { openFeedback, submitFeedback } from "./feedback.ts";
import { FeedbackPage } from "./feedback-page.tsx";

export const feedback = page(FeedbackPage, { open: openFeedback, submit: submitFeedback });

import { page } from "#app/server/page.ts";
import { openFeedback, openReport, submitFeedback } from "./feedback.ts";
import { FeedbackPage } from "./feedback-page.tsx";
import { ReportPage } from "./report-page.tsx";

export const feedback = page(FeedbackPage, { open: openFeedback, submit: submitFeedback });
export const report = page(ReportPage, { open: openReport });

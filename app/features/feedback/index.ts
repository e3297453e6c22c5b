export { openFeedback, openReport, submitFeedback } from "./feedback.ts";
export { FeedbackPage } from "./feedback-page.tsx";
export { ReportPage } from "./report-page.tsx";

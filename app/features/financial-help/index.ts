export { LandingPage } from "./landing-page.tsx";
export { clear, openQuestions, submitQuestions } from "./questions.ts";
export type { QuestionsPageProps } from "./questions-page.tsx";
export { QuestionsPage } from "./questions-page.tsx";
export { openResults } from "./results.ts";
export type { ResultsPageProps } from "./results-page.tsx";
export { ResultsPage } from "./results-page.tsx";

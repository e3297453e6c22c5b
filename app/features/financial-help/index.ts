export { LandingPage } from "./landing-page.tsx";
export { clear, openQuestions, submitQuestions } from "./questions.ts";
export { QuestionsPage } from "./questions-page.tsx";
export { openResults } from "./results.ts";
export { ResultsPage } from "./results-page.tsx";

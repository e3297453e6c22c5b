export { LandingPage } from "./landing-page.tsx";
export { QuestionsPage } from "./questionnaire/questions-page.tsx";
export { clearAnswers, openQuestions, submitQuestions } from "./questionnaire/submit-questions.ts";
export { openResults } from "./results/open-results.ts";
export { ResultsPage } from "./results/results-page.tsx";

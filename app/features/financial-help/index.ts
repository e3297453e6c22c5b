export { LandingPage, openLanding } from "./landing-page.tsx";
export { QuestionsPage } from "./questionnaire/questions-page.tsx";
export { clearAnswers, openQuestions, submitQuestions } from "./questionnaire/submit-questions.ts";
export type { Household } from "./request/household.ts";
export { openResults } from "./results/open-results.ts";
export { ResultsPage } from "./results/results-page.tsx";
export { type BenefitVerdict, verdictOf } from "./results/verdict-of.ts";
export { answersOfChecker } from "./visit-answers.ts";

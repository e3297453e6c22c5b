import { address } from "#app/i18n/languages.ts";
import { endpoint, page } from "#app/server/page.ts";
import { found, show } from "#app/server/responses.ts";
import { EmbedPage } from "./embed/embed-page.tsx";
import { LandingPage, openLanding } from "./landing-page.tsx";
import { QuestionsPage } from "./questionnaire/questions-page.tsx";
import { keepQuestions, openQuestions, submitQuestions } from "./questionnaire/submit-questions.ts";
import { openResults } from "./results/open-results.ts";
import { ResultsPage } from "./results/results-page.tsx";
import { submitResults } from "./results/submit-results.ts";
import { openResultsEntry, submitResultsEntry } from "./results/take-along/results-entry.ts";
import { ResultsEntryPage } from "./results/take-along/results-entry-page.tsx";
import { resultsFile as fileOfResults } from "./results/take-along/results-file.ts";

/** The previous site had its checker here. */
export const formerAddress = endpoint({
  get: ({ request: { language } }) => found(address(language, "/financial-help/financial-help-checker")),
});
export const landing = page(LandingPage, { open: openLanding });
export const questions = page(QuestionsPage, {
  open: openQuestions,
  submit: submitQuestions,
  keepTyped: keepQuestions,
});
export const results = page(ResultsPage, { open: openResults, submit: submitResults });
export const resultsFile = endpoint({ get: fileOfResults });
export const resultsCode = page(ResultsEntryPage, { open: openResultsEntry, submit: submitResultsEntry });
export const embed = page(EmbedPage, { open: () => show({}, { page: { isFramed: true } }) });

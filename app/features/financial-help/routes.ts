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
import { openWhatIf } from "./what-if/open-what-if.ts";
import { WhatIfPage } from "./what-if/what-if-page.tsx";
import { openYear } from "./year/open-year.ts";
import { yearCalendar } from "./year/year-calendar.ts";
import { YearPage } from "./year/year-page.tsx";

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
export const whatIf = page(WhatIfPage, { open: openWhatIf });
export const year = page(YearPage, { open: openYear, submit: yearCalendar });
export { tried } from "./what-if/ask.ts";

export const budgets: {
  landingPage: number;
  questionnaire: number;
  scripts: number;
  runtime: number;
  siteWorker: number;
  queries: number;
  landingPageRatio: number;
  engineCpu: number;
};
export const pythonEngineCpu: number;

export const budgets: {
  landingPage: number;
  questionnaire: number;
  scripts: number;
  runtime: number;
  shell: number;
  shellWithRuntime: number;
  siteWorker: number;
  queries: number;
  landingPageRatio: number;
  engineCpu: number;
};
export const pythonEngineCpu: number;

export const budgets: {
  home: number;
  stagePage: number;
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

export { lapseApplications } from "./application/daily-job.ts";
export * as parent from "./parent/routes.ts";
export * as supervisor from "./supervisor/routes.ts";

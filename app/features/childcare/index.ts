export { lapseApplications } from "./application/daily-job.ts";

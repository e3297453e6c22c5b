export { resendHandOvers } from "./application/acknowledge.ts";
export { lapseApplications } from "./application/daily-job.ts";
export { sendNotices } from "./application/notice.ts";

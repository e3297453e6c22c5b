export { lapseApplications } from "#app/features/childcare-application/index.ts";

export { lapseApplications } from "#app/features/childcare/index.ts";

export { applicationCalls } from "#app/features/childcare-subsidy/index.ts";

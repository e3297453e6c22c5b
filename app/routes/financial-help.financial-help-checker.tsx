export { LandingPage as default } from "#app/features/financial-help/index.ts";

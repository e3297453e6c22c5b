export { SupportPage as default } from "#app/features/support/index.ts";

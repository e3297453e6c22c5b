export { HomePage as default } from "#app/features/stages/index.ts";

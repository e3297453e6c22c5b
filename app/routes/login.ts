export { begin as loader } from "#app/features/login/index.ts";

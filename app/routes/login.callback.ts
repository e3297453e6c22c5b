export { finish as loader } from "#app/features/login/index.ts";

export { end as loader } from "#app/features/login/index.ts";

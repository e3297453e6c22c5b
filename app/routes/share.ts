export { shareChoice as loader } from "#app/features/share/index.ts";

export { OfflinePage as default } from "#app/features/offline/index.ts";

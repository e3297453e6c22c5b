import { page } from "#app/server/page.ts";
import { OfflinePage } from "./offline-page.tsx";

export const offline = page(OfflinePage);

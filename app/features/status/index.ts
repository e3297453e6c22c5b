import { page } from "#app/server/page.ts";
import { openStatus } from "./status.ts";
import { StatusPage } from "./status-page.tsx";

export const status = page(StatusPage, { open: openStatus });

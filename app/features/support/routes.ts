import { page } from "#app/server/page.ts";
import { SupportPage } from "./support-page.tsx";

export const support = page(SupportPage);

import { page } from "#app/server/page.ts";
import { SupportPage } from "./support-page.tsx";

export { FirstHelp, NumberToCall, OnwardLink, onwardFrom } from "./first-help.tsx";
export const support = page(SupportPage);

export { FirstHelp, OnwardLink, onwardFrom } from "./first-help.tsx";
export { SupportPage } from "./support-page.tsx";
export { supportDrafts } from "./topics.ts";

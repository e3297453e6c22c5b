export { FirstHelp, NumberToCall, OnwardLink, onwardFrom } from "./first-help.tsx";
export { SupportPage } from "./support-page.tsx";

export { FirstHelp, NumberToCall, OnwardLink, onwardFrom, QuietLine } from "./first-help.tsx";

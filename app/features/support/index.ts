export { FirstHelp, NumberToCall, OnwardLink, onwardFrom } from "./first-help.tsx";

export { HomePage } from "./home-page.tsx";
export { isCard, isDatePart, isDay, isTopic, openChosenStage, openStage } from "./open-stage.ts";
export { StagePage } from "./stage-page.tsx";

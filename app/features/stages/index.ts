export { HomePage } from "./home-page.tsx";
export { isTopic, openChosenStage, openStage } from "./open-stage.ts";
export { StagePage } from "./stage-page.tsx";

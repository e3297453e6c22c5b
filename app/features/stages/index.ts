export { HomePage } from "./home-page.tsx";
export { chosenStage, isTopic, openStage } from "./open-stage.ts";
export { StagePage, type StagePageProps } from "./stage-page.tsx";

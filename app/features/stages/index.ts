import { endpoint, page } from "#app/server/page.ts";
import { HomePage } from "./home-page.tsx";
import { isCard, isDatePart, isDay, isTopic, openChosenStage, openStage } from "./open-stage.ts";
import { StagePage } from "./stage-page.tsx";

export const home = page(HomePage);
export const chosenStage = endpoint({ get: openChosenStage });
export const stage = page(StagePage, { open: openStage });
export const stageQuery = {
  filter: isTopic,
  card: isCard,
  date: isDay,
  "date.day": isDatePart,
  "date.month": isDatePart,
  "date.year": isDatePart,
  of: ["due", "birth"],
  open: ["all"],
  action: ["open-profile"],
  saved: ["yes"],
};

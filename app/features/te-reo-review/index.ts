export { type GuideTextAwaitingReview, guideTextsAwaitingReview } from "./awaiting-reader.ts";

import { AfterwardsPage } from "../../confirmation/afterwards-page.tsx";
import type { AfterwardsModel } from "../../confirmation/registered.ts";
import type { InsteadPageProps } from "../../step-page-props.ts";
import { RegistrationPage } from "../../wizard-page.tsx";
import type { ReviewPageProps } from "./page-props.ts";
import { ReviewPage } from "./review-page.tsx";

export type ReviewModel = ReviewPageProps | InsteadPageProps | AfterwardsModel;

/** The review, what stands in its place, or what comes after it where that could not be kept. */
export function ReviewOrInstead(model: ReviewModel) {
  switch (model.page) {
    case "step":
      return <ReviewPage {...model} />;
    case "unavailable":
    case "unreachable":
    case "not-born-in-nz":
    case "session-ended":
      return <RegistrationPage {...model} />;
    default:
      return <AfterwardsPage {...model} />;
  }
}

import { FallbackPage } from "#app/wizard/page/fallback-page.tsx";
import type { FallbackPageProps } from "#app/wizard/page/props.ts";
import type { ReviewPageProps } from "./page-props.ts";
import { ReviewPage } from "./review-page.tsx";

export const ReviewRoutePage = (props: ReviewPageProps | FallbackPageProps) =>
  props.page === "step" ? <ReviewPage {...props} /> : <FallbackPage {...props} />;

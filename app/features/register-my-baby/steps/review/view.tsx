import { FallbackPage } from "#app/wizard/page/fallback-page.tsx";
import type { FallbackPageProps } from "#app/wizard/page/props.ts";
import { ConfirmationPages } from "../../confirmation/confirmation-pages.tsx";
import type { ConfirmationPageProps } from "../../confirmation/registered.ts";
import { isOnPaper } from "../../paper/on-paper.ts";
import { PaperPage } from "../../paper/paper-page.tsx";
import type { ReviewPageProps } from "./page-props.ts";
import { ReviewPage } from "./review-page.tsx";

/** Also shows a confirmation that could not be saved. */
export function ReviewRoutePage(props: ReviewPageProps | FallbackPageProps | ConfirmationPageProps) {
  switch (props.page) {
    case "step":
      return isOnPaper(props.state) ? <PaperPage state={props.state} /> : <ReviewPage {...props} />;
    case "fallback":
    case "closed":
    case "begin":
    case "take-along":
    case "unavailable":
    case "unreachable":
    case "session-ended":
      return <FallbackPage {...props} />;
    default:
      return <ConfirmationPages {...props} />;
  }
}

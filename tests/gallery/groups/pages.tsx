import { FeedbackPage } from "#app/features/feedback/feedback-page.tsx";
import { NoAnswers } from "#app/features/financial-help/results/no-answers.tsx";
import { OfflinePage } from "#app/features/offline/offline-page.tsx";
import { Nothing } from "#app/features/search/nothing.tsx";
import { ErrorPage } from "#app/ui/error-page.tsx";
import { OutagePage } from "#app/ui/outage-page.tsx";
import { UnavailablePage } from "#app/ui/unavailable-page.tsx";
import { later } from "../place.ts";
import type { Groups } from "../specimen.ts";

export const pages: Groups = {
  troubles: [
    ...([403, 404, 410, 413, 429, 500] as const).map((status) => ({
      name: `ErrorPage ${status}`,
      draw: () => <ErrorPage status={status} />,
    })),
    {
      name: "OutagePage",
      draw: () => (
        <OutagePage
          outage={{
            id: "a",
            service: "search",
            message_en: undefined,
            message_mi: undefined,
            outage_end_datetime: later,
          }}
        />
      ),
    },
    { name: "UnavailablePage", draw: () => <UnavailablePage /> },
    { name: "OfflinePage", draw: () => <OfflinePage /> },
  ],
  empty: [
    {
      name: "Nothing found",
      sheets: ["search"],
      draw: () => <Nothing query={{ term: "zzz", page: 1, stage: undefined, topic: undefined }} />,
    },
    { name: "NoAnswers", sheets: ["results"], draw: () => <NoAnswers /> },
  ],
  confirmations: [
    {
      name: "FeedbackPage sent",
      draw: () => <FeedbackPage about="/" answers={{}} errors={{}} isSent notice={undefined} />,
    },
  ],
};

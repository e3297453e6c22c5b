import { noBirthDate } from "#app/server/drafts/index.ts";
import { endpoint, page } from "#app/server/page.ts";
import { redirectTo } from "#app/server/responses.ts";
import { WizardPage } from "#app/wizard/page/wizard-page.tsx";
import { stepRoute } from "#app/wizard/routes.ts";
import { firstStepPath } from "#app/wizard/service.ts";
import { draftsFor } from "#app/wizard/state.ts";
import { clubService } from "./service.ts";

export const step = stepRoute(clubService);

/** Begins a list for somebody else and answers the link to it, as a service would send it by mail. */
export const begin = endpoint({
  get: async (visit) => {
    const begun = await draftsFor(clubService, visit).beginWithCode(clubService.draft.fresh, noBirthDate);
    return new Response(begun && `/club/open?code=${begun.code.code}`);
  },
});

/** Opens what was begun, in this browser, and removes the code from the address. */
export const open = page(WizardPage, {
  open: async (visit, request) => {
    const code = new URL(request.url).searchParams.get("code") ?? "";
    const drafts = draftsFor(clubService, visit);
    const opened = await drafts.openWithCode(code, noBirthDate, { isInPlace: true });
    if (opened.is !== "opened") throw new Response(null, { status: 404 });
    return redirectTo(visit, firstStepPath(clubService), opened.cookies);
  },
});

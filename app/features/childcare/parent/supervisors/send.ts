import { type Answers, answerTo } from "#app/forms/answers.ts";
import { logFailure } from "#app/server/log.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { Visit } from "#app/server/visit.ts";
import type { ReadyForm } from "#app/wizard/routes.ts";
import { readApplication } from "../../application/application-row.ts";
import { askServices } from "../../application/ask-services.ts";
import { type Applicant, noticeStatement, sendNotices } from "../../application/notice.ts";
import { readSections } from "../../application/section-row.ts";
import type { ApplicationFacts } from "../facts.ts";
import type { SavedApplication } from "../saved-application.ts";
import { familyNumbers, isAnsweredByFamily } from "./family.ts";
import { contactOf, servicesToAsk } from "./services-to-ask.ts";

type SentToServices =
  | "sent"
  /** Another press or another window was first. */
  | "changed-meanwhile"
  | "failed";

/** Form, status, links and mails are saved together or not at all: two presses ask once. */
export async function sendToServices(
  form: ReadyForm<ApplicationFacts, SavedApplication>,
  visit: Visit,
): Promise<SentToServices> {
  const { draft, saved, progress, drafts } = form;
  const {
    account,
    account: { person },
    request: { reference },
  } = visit;
  if (!person) return "failed";
  try {
    const application = await readApplication(account.db, { draftId: draft.id });
    if (!application) return "failed";
    const services = await servicesToAsk(application.id, progress.answers, saved.derived);
    if (services.length === 0 || isAnsweredByFamily(progress.answers)) return "failed";
    const asked = await askServices(visit, {
      application,
      personId: person.id,
      contact: contactOf(progress.answers, visit),
      services,
      familyNumbers: familyNumbers(progress.answers),
      links: saved.sections ?? {},
      sections: await readSections(account.db, application.id),
    });
    const notice = await noticeStatement(
      account.db,
      visit.site.seal,
      application.id,
      applicantOf(progress.answers),
      account.now,
    );
    const stored = await drafts.save({ ...saved, sections: asked.links }, draft, {
      isQuiet: true,
      also: () => [...asked.statements, notice],
    });
    if (stored.is !== "saved") return stored.is === "unavailable" ? "failed" : "changed-meanwhile";
    const code = asked.asked.length > 0 ? "send-to-supervisors" : "all-approved";
    logEvent("childcare-application", { reference, code });
    visit.neighbours.mailWritten();
    tellAgency(visit, application.id);
    return "sent";
  } catch (error) {
    logFailure(error, visit.request);
    return "failed";
  }
}

const applicantOf = (answers: Answers): Applicant => ({
  client_number: answerTo(answers, "parent.swn") ?? "",
  first_name: answerTo(answers, "parent.first_name") ?? "",
  last_name: answerTo(answers, "parent.last_name") ?? "",
});

/** After the answer to the parent; the job does it again if need be. */
function tellAgency(visit: Visit, applicationId: string): void {
  const { db, now } = visit.account;
  const { agency } = visit.neighbours;
  const notifying = {
    db,
    seal: visit.site.seal,
    agency: () => agency,
    now,
    reference: visit.request.reference,
  };
  visit.afterwards(sendNotices(notifying, applicationId).catch(logFailure));
}

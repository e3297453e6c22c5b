export { answerSection } from "./answer-section.ts";
export {
  type ApplicationRow,
  insertApplicationStatement,
  latestApplication,
  onlyIfStatement,
  readApplication,
  statusStatement,
} from "./application-row.ts";
export { type AskedServices, askServices, type SectionLinks, stillCounts } from "./ask-services.ts";
export { type Contact, contactStatement, openContact } from "./contact.ts";
export { lapseApplications } from "./daily-job.ts";
export { addressStatements, countMail, type KeptAsking, sendAgain, takeBack } from "./keep-asking.ts";
export { addressPurpose } from "./new-link.ts";
export { type FoundSection, type OpenSection, openSection } from "./open-section.ts";
export { queueMailsStatement, toParent } from "./queue-mails.ts";
export {
  childId,
  type EnrolledChild,
  type RefusalReason,
  refusalReasons,
  type SectionForm,
  type SectionLink,
  type ServiceToAsk,
  type SupervisedChild,
  type SupervisorPayload,
  sectionDrafts,
  sectionFormShape,
  sectionLinkShape,
} from "./section-form.ts";
export { readSection, readSections, type SectionRow, tryCode, unlockCodeStatement } from "./section-row.ts";
export { type CodeContent, hashCode, type LinkTarget, openCode } from "./section-token.ts";
export { type Act, type ApplicationStatus, may } from "./states.ts";
export { submittedStatements } from "./submitted.ts";

export const applicationStatuses = [
  "NEW",
  "PENDING_REVIEW",
  "REJECTED",
  "APPROVED",
  "SUBMITTED",
  "LAPSED",
] as const;

/**
 * A draft; with the supervisors; returned, because a service did not approve it; ready for the agency. What the
 * specification does not name: sent to the agency, and 30 days without a save.
 */
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** What the parent may be allowed to do, or a supervisor. */
export type Act =
  | "edit"
  | "edit-children"
  | "send-to-supervisors"
  | "write-to-service"
  | "take-back"
  | "upload"
  | "send-to-agency"
  | "answer-as-supervisor";

/** What follows from the services' answers, or from time. */
type Outcome = "all-approved" | "refused" | "lapse";

export type Change = Act | Outcome;

type Row = Readonly<Partial<Record<Change, ApplicationStatus>>>;

/** For each status what can be done in it, and the status after that. */
const table: Readonly<Record<ApplicationStatus, Row>> = {
  NEW: {
    edit: "NEW",
    "edit-children": "NEW",
    "send-to-supervisors": "PENDING_REVIEW",
    // Sent again with every earlier answer still valid.
    "all-approved": "APPROVED",
    lapse: "LAPSED",
  },
  PENDING_REVIEW: {
    edit: "PENDING_REVIEW",
    "write-to-service": "PENDING_REVIEW",
    "take-back": "NEW",
    "answer-as-supervisor": "PENDING_REVIEW",
    "all-approved": "APPROVED",
    refused: "REJECTED",
    lapse: "LAPSED",
  },
  REJECTED: {
    edit: "REJECTED",
    "edit-children": "REJECTED",
    "send-to-supervisors": "PENDING_REVIEW",
    "all-approved": "APPROVED",
    lapse: "LAPSED",
  },
  APPROVED: {
    edit: "APPROVED",
    "take-back": "NEW",
    upload: "APPROVED",
    "send-to-agency": "SUBMITTED",
    lapse: "LAPSED",
  },
  SUBMITTED: {},
  LAPSED: {},
};

export const may = (status: ApplicationStatus, act: Act): boolean => act in table[status];

/** @returns nothing where it cannot happen */
export const statusAfter = (status: ApplicationStatus, done: Change): ApplicationStatus | undefined =>
  table[status][done];

/** From each status in which it can happen to the one after it. */
export const changesTo = (done: Change): Partial<Record<ApplicationStatus, ApplicationStatus>> =>
  Object.fromEntries(applicationStatuses.map((status) => [status, table[status][done]]));

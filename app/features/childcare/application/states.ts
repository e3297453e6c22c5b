export const applicationStatuses = [
  "NEW",
  "PENDING_REVIEW",
  "REJECTED",
  "APPROVED",
  "SUBMITTED",
  "LAPSED",
] as const;

/** SUBMITTED (the agency has it) and LAPSED (30 days without a save) are ours, the others the specification's. */
export type ApplicationStatus = (typeof applicationStatuses)[number];

export type Act =
  | "edit"
  | "edit-children"
  | "send-to-supervisors"
  | "write-to-service"
  | "take-back"
  | "upload"
  | "send-to-agency"
  | "answer-as-supervisor";

/** Follows from the services' answers, or from time. */
type Outcome = "all-approved" | "refused" | "lapse";

export type Change = Act | Outcome;

type Row = Readonly<Partial<Record<Change, ApplicationStatus>>>;

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
    // Other services go on: only the refused part has come back.
    "write-to-service": "REJECTED",
    "answer-as-supervisor": "REJECTED",
    refused: "REJECTED",
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

/** @returns undefined when it cannot happen */
export const statusAfter = (status: ApplicationStatus, done: Change): ApplicationStatus | undefined =>
  table[status][done];

export const changesTo = (done: Change): Partial<Record<ApplicationStatus, ApplicationStatus>> =>
  Object.fromEntries(applicationStatuses.map((status) => [status, table[status][done]]));

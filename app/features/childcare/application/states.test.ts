import { describe, expect, test } from "vitest";
import { type Act, type ApplicationStatus, applicationStatuses, may, statusAfter } from "./states.ts";

const yes = (...statuses: ApplicationStatus[]) => statuses;

describe("Who may do what in each status", () => {
  test.each<[sentence: string, act: Act, statuses: ApplicationStatus[]]>([
    [
      "Editing is allowed in the initial editable status and in the returned status; what no service was asked about, until it is sent [childcare/status/edit]",
      "edit",
      yes("NEW", "PENDING_REVIEW", "REJECTED", "APPROVED"),
    ],
    [
      "The applicant edits children only in draft or returned-to-draft status [childcare/status/edit]",
      "edit-children",
      yes("NEW", "REJECTED"),
    ],
    [
      "Submitting in the initial status sends the application to the supervisor(s) [childcare/status/submit]",
      "send-to-supervisors",
      yes("NEW", "REJECTED"),
    ],
    ["send again, and correct the address", "write-to-service", yes("PENDING_REVIEW", "REJECTED")],
    ["taken back to change it", "take-back", yes("PENDING_REVIEW", "APPROVED")],
    [
      "uploads only when the status allows agency submission [childcare/wizard/steps]",
      "upload",
      yes("APPROVED"),
    ],
    [
      "agency submission only when approved [childcare/status/agency-only-approved]",
      "send-to-agency",
      yes("APPROVED"),
    ],
    [
      "a supervisor answers while the application is with them, another one's refusal or not [childcare/status/only-refused]",
      "answer-as-supervisor",
      yes("PENDING_REVIEW", "REJECTED"),
    ],
  ])("%s", (_, act, statuses) => {
    expect(applicationStatuses.filter((status) => may(status, act))).toEqual(statuses);
  });
});

describe("What comes after [childcare/status/changes]", () => {
  test.each<[ApplicationStatus, Parameters<typeof statusAfter>[1], ApplicationStatus | undefined]>([
    ["NEW", "send-to-supervisors", "PENDING_REVIEW"],
    ["PENDING_REVIEW", "answer-as-supervisor", "PENDING_REVIEW"],
    ["PENDING_REVIEW", "all-approved", "APPROVED"],
    ["PENDING_REVIEW", "refused", "REJECTED"],
    ["REJECTED", "send-to-supervisors", "PENDING_REVIEW"],
    ["REJECTED", "all-approved", "APPROVED"],
    ["REJECTED", "refused", "REJECTED"],
    ["PENDING_REVIEW", "take-back", "NEW"],
    ["APPROVED", "take-back", "NEW"],
    ["APPROVED", "send-to-agency", "SUBMITTED"],
    ["APPROVED", "refused", undefined],
    ["NEW", "lapse", "LAPSED"],
    ["APPROVED", "lapse", "LAPSED"],
    ["SUBMITTED", "lapse", undefined],
    ["SUBMITTED", "edit", undefined],
    ["LAPSED", "edit", undefined],
  ])("%s, %s: %s", (status, done, after) => {
    expect(statusAfter(status, done)).toBe(after);
  });
});

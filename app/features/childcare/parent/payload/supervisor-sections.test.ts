import { expect, test } from "vitest";
import type { EnrolledChild } from "../../application/section-form.ts";
import type { SupervisedChild, SupervisorPayload } from "../../supervisor/payload.ts";
import { differencesIn } from "./known-by.ts";
import { sectionJson } from "./supervisor-sections.ts";

test("a service's answer under the names of the specification, without what it declared [childcare/sent/supervisor]", () => {
  const child = {
    id: "c1",
    is_attending: true,
    hours_of_care_weekly: "30",
    provider_20_hours_weekly: "20",
    enrollment_date: "2026-02-02",
    hourly_fee: "8.50",
    weekly_fee: "255",
    fee_explanation: "",
    is_home_based_educator: false,
    charges_home_based_top_up: null,
    top_up_start_date: "",
    top_up_payment_hourly: "",
  };
  const sent = {
    approved: true,
    cannot_complete_form_reason: null,
    has_holding_or_absence_fee: false,
    swn: "555012342",
    supervisor_name: "Hana",
    children: [{ ...child, supervisor_has_authority: true }],
  };
  const row = { provider_id: "5001", status: "APPROVED", answered_at: Date.UTC(2026, 10, 20) } as const;
  expect(sectionJson(row, sent, { email: "office@annewest.example", source: "directory" })).toEqual({
    provider_identifier: "5001",
    status: "APPROVED",
    swn: "555012342",
    provider_email: "office@annewest.example",
    provider_email_source: "directory",
    has_holding_or_absence_fee: false,
    supervisor_name: "Hana",
    datetime_completed: "2026-11-20T00:00:00.000Z",
    enrollments: [child],
  });
});

test.each([
  ["20", "0", 1],
  ["20", "20", 0],
  ["", "", 0],
  ["", "12", 1],
])(
  "the family says %j hours of 20 Hours ECE, the service %j: %i differences [childcare/sent/known-by]",
  (family, said, count) => {
    const service = { provider_identifier: "5001", provider_name: "Anne West", subsidy_20_hrs: true };
    const asked = { id: "c1", parent_20_hours_weekly: family } as EnrolledChild;
    const children = [{ id: "c1", provider_20_hours_weekly: said }] as SupervisedChild[];
    const sent = { approved: true, children } as SupervisorPayload;
    const found = differencesIn([{ service, children: [asked], sent }]);
    expect(found).toHaveLength(count);
    if (count > 0)
      expect(found).toMatchObject([{ family_20_hours_weekly: family, service_20_hours_weekly: said }]);
  },
);

import { expect, test } from "vitest";
import { linkAge } from "#app/wizard/invitation/mailed-links.ts";
import type { SectionRow } from "../../application/section-row.ts";
import { type AskedState, rightNow, sentenceOf } from "./right-now.ts";
import type { ServiceState } from "./service-states.ts";

const day = 24 * 60 * 60 * 1000;
const asked = Date.parse("2026-11-24T00:00:00Z");

const service = (
  name: string,
  is: ServiceState["is"],
  mail: SectionRow["mail_state"] = "sent",
  at = asked,
): AskedState =>
  ({
    is,
    asked: { service: { provider_name: name }, children: [] },
    section: { expires_at: at + linkAge, mail_state: mail },
  }) as unknown as AskedState;

const anne = service("Anne West Kindergarten", "waiting");
const later = service("Doubtless Bay Kindergarten", "waiting", "sent", asked + 2 * day);
const approved = service("Amanda's", "approved");
const refused = service("Karori Playcentre", "refused");

type Row = [sentence: string, status: Parameters<typeof rightNow>[0], services: AskedState[], days?: number];

test.each<Row>([
  ["Nothing to do now: Anne West Kindergarten has it until 29 November 2026.", "PENDING_REVIEW", [anne]],
  [
    "Nothing to do now: Anne West Kindergarten and Doubtless Bay Kindergarten have it until 29 November 2026.",
    "PENDING_REVIEW",
    [anne, approved, later],
  ],
  [
    "A call may help: Anne West Kindergarten was asked on 24 November 2026 and has not answered.",
    "PENDING_REVIEW",
    [later, anne],
    5,
  ],
  [
    "Nothing to do now: our mail to Busy Kindy goes out within the hour.",
    "PENDING_REVIEW",
    [anne, service("Busy Kindy", "waiting", "waiting")],
  ],
  [
    "Something to do: our mail to Old Kindy could not be delivered. Check the address below.",
    "PENDING_REVIEW",
    [service("Busy Kindy", "waiting", "waiting"), service("Old Kindy", "waiting", "set-aside")],
    9,
  ],
  [
    "Something to do: Karori Playcentre has not approved it. Correct it, or choose another service, and send it again.",
    "REJECTED",
    [service("Old Kindy", "waiting", "set-aside"), refused],
  ],
  [
    "Your application is with you: look it over and send it.",
    "REJECTED",
    [service("Another", "not-asked"), approved],
  ],
  ["Your application is with you: look it over and send it.", "NEW", [refused]],
  [
    "Every service has approved your application. Now add your documents and send it to Work and Income.",
    "APPROVED",
    [approved],
  ],
  ["Nothing to do now: Work and Income has your application.", "SUBMITTED", []],
])("%s [childcare/status/right-now]", (sentence, status, services, days = 0) => {
  expect(sentenceOf(rightNow(status, services, asked + days * day), "en")).toBe(sentence);
});

import { expect, test } from "vitest";
import { childcareSubsidy } from "#app/features/childcare/parent/service.ts";
import { supervisorSteps } from "#app/features/childcare/supervisor/service.ts";
import { otherParentService } from "#app/features/register-my-baby/other-parent/service.ts";
import { birthRegistration } from "#app/features/register-my-baby/service.ts";
import { topics } from "#app/features/support/topics.ts";
import { isEvent } from "#app/server/neighbours/analytics-events.ts";
import { stepNames } from "#app/wizard/service.ts";
import { isTest, read, sources } from "#workers/local/imports.mjs";

/** As it stands in markup: "Category|Action|Name". */
const written = sources
  .filter((file) => /^app\/.*\.tsx$/.test(file) && !isTest(file))
  .flatMap((file) =>
    [...read(file).matchAll(/="([A-Z][\w ]*\|[\w ]+\|[^"]+)"/g)].map(([, event = ""]) => event),
  );

const service = { provider_identifier: "", provider_name: "", subsidy_20_hrs: true };
const supervisor = { steps: supervisorSteps({ service, children: [] }) };

const fromNames = [
  ...stepNames(childcareSubsidy).map((step) => `ChildcareSubsidy|Error|${step}`),
  ...stepNames(supervisor).map((step) => `ChildcareSupervisor|Error|${step}`),
  ...[...stepNames(birthRegistration), ...stepNames(otherParentService)].map(
    (step) => `RegisterMyBaby|Error|${step}`,
  ),
  ...topics.map(({ id }) => `Accordion|Click|${id}`),
];

test("every event that a page can send is in the list of those that are passed on", () => {
  expect(written.length).toBeGreaterThan(8);
  expect([...written, ...fromNames].filter((event) => !isEvent(event))).toEqual([]);
});

import { expect, test } from "vitest";
import { stepNames as childcareSteps } from "#app/features/childcare/parent/step-texts.ts";
import { supervisorSteps } from "#app/features/childcare/supervisor/questions.ts";
import { agree, yourDetails } from "#app/features/register-my-baby/other-parent/questions.ts";
import { stepNames as registrationSteps } from "#app/features/register-my-baby/step-texts.ts";
import { topics } from "#app/features/support/topics.ts";
import { isEvent } from "#app/server/neighbours/analytics-events.ts";
import { isTest, read, sources } from "#workers/local/imports.mjs";

/** As it stands in markup: "Category|Action|Name". */
const written = sources
  .filter((file) => /^app\/.*\.tsx$/.test(file) && !isTest(file))
  .flatMap((file) =>
    [...read(file).matchAll(/="([A-Z][\w ]*\|[\w ]+\|[^"]+)"/g)].map(([, event = ""]) => event),
  );

const supervisor = supervisorSteps({
  language: "en",
  today: "2026-11-20",
  children: 1,
  offersTwentyHours: true,
});

const fromNames = [
  ...childcareSteps.map((step) => `ChildcareSubsidy|Error|${step}`),
  ...supervisor.steps.map(({ name }) => `ChildcareSupervisor|Error|${name}`),
  ...[...registrationSteps, yourDetails, agree].map((step) => `RegisterMyBaby|Error|${step}`),
  ...topics.map(({ id }) => `Accordion|Click|${id}`),
];

test("every event that a page can send is in the list of those that are passed on", () => {
  expect(written.length).toBeGreaterThan(8);
  expect([...written, ...fromNames].filter((event) => !isEvent(event))).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { applyPath, applyTo, landing, startApplication } from "../support/childcare.ts";
import { singleParentAnswers } from "../support/childcare-answers.ts";
import { siteWithIdentity } from "../support/identity.ts";

const site = siteWithIdentity({}, { environment: { TODAY: "2026-11-22" } });

describe.each([
  ["English", ""],
  ["te reo Māori", "/mi"],
])("In %s", (_language, prefix) => {
  test("without a log-in every step leads to the landing page", async () => {
    const visitor = site.visitor();
    for (const step of ["your-details", "dependent-children", "review"])
      expect((await visitor.visit(applyPath(step, prefix))).address).toBe(prefix + landing);
  });

  test("a single parent goes on to the review", async () => {
    const { visitor, page } = await startApplication(site, { prefix });
    const review = await applyTo(page, singleParentAnswers, "review");
    expect(review.status).toBe(200);
    await visitor.visit("/logout/");
  });
});

import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What takes longest, the longest first: begun last, it would keep one worker busy when the others are done. */
const longest = [
  "tests/browser/states-childcare.test.ts",
  "tests/browser/states-guide.test.ts",
  "tests/browser/states-others.test.ts",
  "tests/browser/states-registration.test.ts",
  "tests/browser/register-births.test.ts",
  "tests/browser/registration-journeys.test.ts",
  "tests/browser/two-phones.test.ts",
  "tests/journeys/content-down.test.ts",
  "tests/faults.test.ts",
  "tests/journeys/register-births.test.ts",
  "tests/browser/childcare-journeys.test.ts",
  "tests/journeys/childcare-supervisor.test.ts",
  "tests/journeys/childcare-single-parent.test.ts",
  "app/features/financial-help/results/results-page.test.tsx",
  "tests/browser/heights.test.ts",
  "tests/journeys/childcare-documents.test.ts",
  "tests/security/childcare-access.test.ts",
  "tests/browser/childcare-pages.test.ts",
  "tests/browser/account.test.ts",
  "tests/browser/stage.test.ts",
  "tests/journeys/in-a-browser.test.ts",
  "tests/browser/register-my-baby.test.ts",
  "app/wizard/invitation/races.test.ts",
  "tests/browser/layout-shift.test.ts",
  "tests/browser/keeping.test.ts",
  "tests/register-faults.test.ts",
  "tests/budgets.test.ts",
  "tests/browser/budgets.test.ts",
  "tests/journeys/outages.test.ts",
  "tests/journeys/review-of-a-birth.test.ts",
  "tests/journeys/truth-at-the-end.test.ts",
  "tests/visibility.test.tsx",
  "tests/journeys/notices.test.ts",
];

/** The place in the list; what is not in it comes after all that is. */
function place({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((file) => moduleId.endsWith(file));
  return index === -1 ? longest.length : index;
}

/** The order in which test files are begun. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => place(one) - place(other));
  }

  /** The longest files are dealt out one after the other, so that every machine has as many of them. */
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const dealt = files.toSorted(
      (one, other) => place(one) - place(other) || one.moduleId.localeCompare(other.moduleId, "en"),
    );
    return dealt.filter((_, at) => at % count === index - 1);
  }
}

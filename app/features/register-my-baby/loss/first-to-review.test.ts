import { expect, test } from "vitest";
import { awaitingReview, isFirstToReview } from "#app/i18n/review.ts";
import "../index.ts";

test("B6: the words of a loss are read by a fluent reader and a kaumātua before all others", () => {
  const texts = awaitingReview();
  const first = texts.filter(isFirstToReview).map(({ table, key }) => `${table}/${key}`);
  expect(first).toEqual(
    expect.arrayContaining([
      "registration/loss/title",
      "registration/loss/support",
      "registration/confirmation/stillborn/body",
      "registration/child-details/notes/stillborn",
      "registration/child-details/questions/child.aliveAtBirth/label",
      "registration/other-parent-details/notes/dead",
      "registration/other-parent-details/notes/danger",
    ]),
  );
  expect(first.length).toBeLessThan(texts.length / 20);
});

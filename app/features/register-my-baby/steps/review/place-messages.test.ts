import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { RegistryMessage } from "#app/server/neighbours/registry/index.ts";
import { evaluate } from "#app/wizard/evaluate.ts";
import { registrationAnswers } from "../../../../../tests/support/registration.ts";
import { registration, registrationFacts } from "../../../../../tests/support/registration-steps.ts";
import { birthRegistration } from "../../service.ts";
import { placeMessages } from "./place-messages.ts";
import { reviewedSteps } from "./reviewed-steps.ts";

const walked = (answers: Answers, language: Language = "en") =>
  evaluate(registration({ ...registrationFacts, language }), answers, language);

const messageOf = (code: string, field: string, type: RegistryMessage["type"] = "error") => ({
  code,
  field,
  message: "As the registry words it.",
  type,
});

const placedFor = (message: RegistryMessage, answers: Answers = registrationAnswers) =>
  placeMessages([message], walked(answers), "en", (step, template) => ({ title: step, label: template }));

describe("What the registry said is put to the questions that are asked", () => {
  test.each<[string, RegistryMessage, string, string]>([
    ["a question", messageOf("10003", "child.surname"), "child-details", "child.surname"],
    [
      "a question of another name",
      messageOf("10001", "child.stillBorn"),
      "child-details",
      "child.aliveAtBirth",
    ],
    [
      "a part of an address",
      messageOf("10004", "mother.homeAddress.line1"),
      "mother-details",
      "mother.homeAddress",
    ],
    ["an email to be given", messageOf("10004", "father.email"), "other-parent-details", "father.email"],
  ])("%s", (_, message, step, question) => {
    expect(placedFor(message).elsewhere).toMatchObject([{ type: "error", at: { step, question } }]);
  });

  test("a question of the review itself: at its control", () => {
    expect(placedFor(messageOf("10066", "otherInformation"))).toMatchObject({
      here: { otherInformation: [expect.stringContaining("cannot be used here")] },
      elsewhere: [],
    });
  });

  test("a question that is not asked, or none: about the registration as a whole", () => {
    for (const field of ["birthPlace.home.line1", "nothing.of.ours"])
      expect(placedFor(messageOf("10001", field)).elsewhere).toMatchObject([{ at: undefined }]);
  });

  test("unmapped codes use the server message [birth/answers/messages]", () => {
    expect(placedFor(messageOf("77777", "child.surname")).elsewhere).toMatchObject([
      { text: "As the registry words it.", isAsSent: true },
    ]);
    expect(placedFor(messageOf("10003", "child.surname")).elsewhere).toMatchObject([{ isAsSent: false }]);
  });
});

test("an answer that was not asked here is named as the registry calls it [birth/answers/call]", () => {
  const { elsewhere } = placedFor(messageOf("10001", "birthPlace.other"));
  expect(elsewhere).toMatchObject([{ at: undefined, unasked: "birthPlace.other" }]);
  expect(placedFor(messageOf("10001", "child.surname")).elsewhere).toMatchObject([{ unasked: undefined }]);
});

describe("What was answered, as the review shows it", () => {
  const shown = (answers: Answers, language: Language = "en") =>
    reviewedSteps({ service: birthRegistration, progress: walked(answers, language) }, language);

  test("every step that asks something, with every question that is asked", () => {
    const steps = shown(registrationAnswers);
    expect(steps.map(({ name }) => name)).toEqual([
      "child-details",
      "mother-details",
      "other-parent-details",
      "parents-relationship",
      "other-services",
      "buy-birth-certificates",
    ]);
    const lines = steps.flatMap(({ sections }) => sections.flatMap((section) => section.lines));
    expect(lines.find(({ name }) => name === "mother.surname")).toMatchObject({
      answer: "Tāne",
      change: "/register-my-baby/mother-details?focus=mother.surname",
    });
    expect(lines.map(({ name }) => name)).not.toContain("birthPlace.other");
  });

  test("Stillborn child: nothing of services and payments [birth/review/stillborn]", () => {
    expect(shown({ ...registrationAnswers, "child.aliveAtBirth": "no" }).map(({ name }) => name)).toEqual([
      "child-details",
      "mother-details",
      "other-parent-details",
      "parents-relationship",
      "buy-birth-certificates",
    ]);
  });

  test("non-blocking warnings stand at their answers [birth/review/warnings]", () => {
    const alike = shown({ ...registrationAnswers, "father.surname": "Tāne" });
    const notes = alike.flatMap(({ sections }) =>
      sections.flatMap(({ lines }) => lines.flatMap(({ notes }) => notes.map(({ text }) => text))),
    );
    expect(notes.join(" ")).toContain("same surname");
  });
});

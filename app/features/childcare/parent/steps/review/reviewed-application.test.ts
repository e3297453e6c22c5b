import { describe, expect, test } from "vitest";
import { evaluate } from "#app/wizard/evaluate.ts";
import {
  childAt,
  coupleAnswers,
  servicesInDirectory,
} from "../../../../../../tests/support/childcare-answers.ts";
import { application, applicationFacts } from "../../../../../../tests/support/childcare-steps.ts";
import { bothLanguages } from "../../../../../../tests/support/guide.ts";
import { emptyApplication } from "../../saved-application.ts";
import { childcareSubsidy } from "../../service.ts";
import { reviewedApplication } from "./reviewed-application.ts";

const second = Object.entries(
  childAt(0, { name: "", born: "2023-03-04", search: "", service: "5002", email: "o@doubtless.example" }),
).filter(([name]) => name.includes("providers[0]"));
const answers = {
  ...coupleAnswers,
  ...Object.fromEntries(
    second.map(([name, answer]) => [name.replace("providers[0]", "providers[1]"), answer]),
  ),
};

describe.each(bothLanguages)("The review of an application in $language", ({ language }) => {
  const child = { en: "Child", mi: "Tamaiti" }[language];
  const progress = evaluate(application({ ...applicationFacts, language }), answers, language, {
    derived: servicesInDirectory,
  });
  const saved = { ...emptyApplication, answers, derived: servicesInDirectory };
  const steps = reviewedApplication({ service: childcareSubsidy, progress, saved }, language);
  const children = steps.find(({ name }) => name === "dependent-children")?.sections ?? [];

  test("has a heading for each child and each of their services, with the name of the child", () => {
    const service = { en: "early learning service", mi: "te ratonga ako kōhungahunga" }[language];
    const headings = children.map(({ heading }) => heading);
    expect(headings).toEqual([
      `${child} 1: Āria`,
      `Āria: ${service} 1`,
      `Āria: ${service} 2`,
      `${child} 2: Tama`,
      `Tama: ${service} 1`,
      `${child} 3: Mia`,
      `Mia: ${service} 1`,
    ]);
    expect(JSON.stringify(steps)).not.toContain("{{");
  });

  test("calls a service by its name", () => {
    const called = children.flatMap(({ lines }) =>
      lines.filter(({ name }) => name.endsWith(".provider_identifier")).map(({ answer }) => answer),
    );
    expect(called).toEqual(["Service 5001", "Service 5002", "Service 5002", "Service 10103"]);
  });
});

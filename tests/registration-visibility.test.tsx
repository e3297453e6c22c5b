import fc from "fast-check";
import type { Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { birthRegistration } from "#app/features/register-my-baby/service.ts";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { visibilitySheet } from "#app/forms/conditions/visibility.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { PageProvider } from "#app/ui/page-context.tsx";
import type { StepState } from "#app/wizard/evaluate.ts";
import { stepNames } from "#app/wizard/service.ts";
import { questionTexts, stepText } from "#app/wizard/texts.ts";
import { browserForTests } from "./support/browser.ts";
import { somewhere } from "./support/place.ts";
import { randomBirths } from "./support/random-births.ts";
import { placeOf } from "./support/registration-steps.ts";

// What the style rules of the registration's own steps leave in sight must be what the server asks.

const browser = browserForTests();
let page: Page;
beforeAll(async () => {
  page = await browser.page();
});

function draw({ name, step, earlier, answers: counted }: StepState, answers: Answers): string {
  const sheet = visibilitySheet(formId, step.sections, questionsOf(step, answers), earlier, {
    answers: counted,
    notes: step.notes ?? [],
  });
  const form = renderToString(
    <PageProvider value={{ ...somewhere, path: "/", saveData: true, formToken: "" }}>
      <StepForm
        step={step}
        answers={answers}
        earlier={earlier}
        errors={{}}
        texts={questionTexts(birthRegistration, "en", answers)}
        noteTexts={stepText(birthRegistration, name, "en", answers).notes}
        submit="Next"
        heading={(section) => section.name}
      />
    </PageProvider>,
  );
  return `<style>${sheet}</style>${form}`;
}

/** What is folded up is in sight for who opens it. */
const inSight = (): Promise<string[]> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll<HTMLDetailsElement>("details.folded")) folded.open = true;
    return [...document.querySelectorAll<HTMLElement>(".question")]
      .filter((element) => element.checkVisibility())
      .map(({ id }) => id);
  });

test.each(stepNames(birthRegistration))(
  "In a browser, the questions in sight are those that are asked: %s",
  async (name) => {
    const births = fc.sample(randomBirths, { numRuns: 12, seed: 20261120 });
    for (const answers of births) {
      const born = { ...answers, "child.bornInNZ": "yes" };
      const place = placeOf(name, born);
      await page.setContent(draw(place, born));
      const asked = prune(place.step, born, place.earlier).questions.map(({ id }) => id);
      expect(await inSight()).toEqual(asked);
    }
  },
);

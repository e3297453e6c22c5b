import fc from "fast-check";
import { parseHTML } from "linkedom";
import type { Page } from "playwright-core";
import { renderToString } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import { questionnaire } from "#app/features/financial-help/questionnaire/questions.ts";
import { QuestionsPage } from "#app/features/financial-help/questionnaire/questions-page.tsx";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { hiddenQuestions, sectionName } from "#app/forms/conditions/hidden-questions.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { visibilitySheet } from "#app/forms/conditions/visibility.ts";
import { visibleNotes } from "#app/forms/conditions/visible-notes.ts";
import type { Step } from "#app/forms/declaration.ts";
import { type Question, questionsOf } from "#app/forms/questions.ts";
import { noteId } from "#app/forms/view/notes.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { type PageContext, PageProvider } from "#app/ui/page-context.tsx";
import styles from "../.build/styles.json";
import { browserForTests } from "./support/browser.ts";
import { somewhere } from "./support/place.ts";
import { anyStep, type Filled, stepWithRows, unsettledStep } from "./support/random-steps.ts";

// What the style rules leave in sight must be what the server asks by pruning: on steps made at random, on
// repeated rows, and on the real questionnaire.

const place: PageContext = { ...somewhere, path: "/", saveData: true, formToken: "" };

const draw = (step: Step, answers: Answers): string => {
  const words = questionsOf(step, answers).map(({ template }) => [
    template,
    { label: template, short: template },
  ]);
  return renderToString(
    <PageProvider value={place}>
      <StepForm
        step={step}
        answers={answers}
        errors={{}}
        texts={Object.fromEntries(words)}
        submit="Next"
        heading={({ name }) => name}
      />
    </PageProvider>,
  );
};

const sheetOf = (step: Filled["made"], answers: Answers): string =>
  visibilitySheet(
    formId,
    step.sections,
    questionsOf(step, answers),
    {},
    {
      answers: prune(step, answers).answers,
      notes: step.notes ?? [],
    },
  );

/** The notes that hold on the server. */
const heldIn = (step: Filled["made"], answers: Answers): string[] =>
  visibleNotes(step, answers).map((note) => noteId(note));

const askedIn = (step: Step, answers: Answers): string[] =>
  prune(step, answers).questions.map(({ id }) => id);

// --- Without a browser ---

/** The questions that no rule of a sheet hides, by another reader of selectors than the browser's. */
function inSightOnPaper(html: string, sheet: string): string[] {
  const { document } = parseHTML(`<html><body>${html}</body></html>`);
  const hidden = [...sheet.matchAll(/([^{}]+)\{display:none\}/g)].flatMap(([, selector = ""]) => [
    ...document.querySelectorAll(selector),
  ]);
  return [...document.querySelectorAll(".question")]
    .filter((element) => !hidden.some((each) => each.contains(element)))
    .map(({ id }) => id);
}

test("one pass prunes any step: pruning again changes nothing", () => {
  fc.assert(
    fc.property(anyStep, ({ made, answers }) => {
      const once = prune(made, answers);
      expect(prune(made, once.answers).answers).toEqual(once.answers);
      expect(askedIn(made, once.answers)).toEqual(once.questions.map(({ id }) => id));
    }),
    { numRuns: 500 },
  );
});

describe("on paper, the questions in sight are those that are asked", () => {
  test("on steps made at random", () => {
    fc.assert(
      fc.property(anyStep, ({ made, answers }) => {
        expect(inSightOnPaper(draw(made, answers), sheetOf(made, answers))).toEqual(askedIn(made, answers));
      }),
      { numRuns: 300 },
    );
  });

  test("on repeated rows", () => {
    fc.assert(
      fc.property(stepWithRows, ({ made, answers }) => {
        expect(inSightOnPaper(draw(made, answers), sheetOf(made, answers))).toEqual(askedIn(made, answers));
      }),
    );
  });
});

// --- In a browser ---

const browser = browserForTests();
let page: Page;
beforeAll(async () => {
  page = await browser.page();
});

async function inSight(html: string, sheet: string): Promise<string[]> {
  await page.setContent(`<style>${sheet}</style>${html}`);
  return questionsInSight();
}

const questionsInSight = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("#f .question")]
      .filter((each) => each.getClientRects().length > 0)
      .map(({ id }) => id),
  );

const notesInSight = () =>
  page.evaluate(() =>
    [...document.querySelectorAll("#f .remark")]
      .filter((each) => each.getClientRects().length > 0)
      .map(({ id }) => id),
  );

/** Answers as a visitor does: every control is set to what was answered, or to nothing. */
const answer = (answers: Answers) =>
  page.evaluate(
    (given) => {
      const controls = document.querySelectorAll("#f [name]") as unknown as HTMLInputElement[];
      for (const control of controls) {
        const values = given[control.name] ?? [];
        if (control.type === "select-one") control.value = values[0] ?? "";
        else control.checked = values.includes(control.value);
      }
    },
    Object.fromEntries(Object.keys(answers).map((name) => [name, [...answersTo(answers, name)]])),
  );

/** How a browser that does not know `:has()` reads a sheet: it meets a pseudo-class that nobody knows. */
const withoutHas = (sheet: string): string => sheet.replaceAll(":has(", ":nobody-knows(");

describe("in a browser, the questions in sight are those that are asked", () => {
  test("on steps made at random", async () => {
    await fc.assert(
      fc.asyncProperty(anyStep, async ({ made, answers }) => {
        expect(await inSight(draw(made, answers), sheetOf(made, answers))).toEqual(askedIn(made, answers));
      }),
      { numRuns: 200 },
    );
  });

  test("on repeated rows", async () => {
    await fc.assert(
      fc.asyncProperty(stepWithRows, async ({ made, answers }) => {
        expect(await inSight(draw(made, answers), sheetOf(made, answers))).toEqual(askedIn(made, answers));
      }),
      { numRuns: 50 },
    );
  });

  test("and so are the notes: those that hold, on steps made at random", async () => {
    await fc.assert(
      fc.asyncProperty(anyStep, async ({ made, answers }) => {
        await page.setContent(`<style>${styles.form}${sheetOf(made, answers)}</style>${draw(made, answers)}`);
        expect(await notesInSight()).toEqual(heldIn(made, answers));
      }),
      { numRuns: 100 },
    );
  });

  test("a note comes and goes with what is chosen", async () => {
    await fc.assert(
      fc.asyncProperty(unsettledStep, async ({ made, answers }) => {
        await page.setContent(`<style>${styles.form}${sheetOf(made, {})}</style>${draw(made, {})}`);
        await answer(answers);
        expect(await notesInSight()).toEqual(heldIn(made, answers));
      }),
      { numRuns: 50 },
    );
  });

  test("without :has() only the notes that hold on the server are shown, and nothing that what was typed rules out", async () => {
    await fc.assert(
      fc.asyncProperty(anyStep, async ({ made, answers }) => {
        const sheet = withoutHas(styles.form + sheetOf(made, answers));
        await page.setContent(`<style>${sheet}</style>${draw(made, answers)}`);
        const section = new Map(questionsOf(made, answers).map((each) => [each.name, each.section]));
        const inSight = await questionsInSight();
        const out = hiddenQuestions(made, prune(made, answers).answers, {});
        for (const { id, name } of questionsOf(made, answers)) {
          const isOut = out.has(name) || out.has(sectionName(section.get(name)!));
          expect(inSight.includes(id)).toBe(!isOut);
        }
        expect(await notesInSight()).toEqual(heldIn(made, answers));
      }),
      { numRuns: 100 },
    );
  });

  test("without :has() every question is shown, whatever the conditions", async () => {
    await fc.assert(
      fc.asyncProperty(unsettledStep, async ({ made, answers }) => {
        const everything = questionsOf(made, answers).map(({ id }) => id);
        expect(await inSight(draw(made, answers), withoutHas(sheetOf(made, answers)))).toEqual(everything);
      }),
      { numRuns: 100 },
    );
  });
});

describe("the questionnaire", () => {
  const questions = questionsOf(questionnaire, {});
  const html = renderToString(
    <PageProvider value={place}>
      <QuestionsPage answers={{}} errors={{}} />
    </PageProvider>,
  );
  const answerOf = ({ field, name }: Question): fc.Arbitrary<Answers> => {
    const { options } = field;
    if (!options) return fc.constant({});
    // A yes is likely, so that questions deep down come in sight.
    const likely = fc.oneof(
      { weight: 3, arbitrary: fc.constant(options[0]!) },
      { weight: 3, arbitrary: fc.constantFrom(...options) },
    );
    const given = field.many ? fc.uniqueArray(fc.constantFrom(...options)) : fc.option(likely, { freq: 8 });
    return given.map((value): Answers => (value?.length ? { [name]: value } : {}));
  };
  const anyAnswers = fc
    .tuple(...questions.map(answerOf))
    .map((parts): Answers => Object.assign({}, ...parts));

  test("shows what is asked, for 300 sets of answers one after the other on one page", async () => {
    await page.setContent(html);
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (answers) => {
        await answer(answers);
        expect(await questionsInSight()).toEqual(askedIn(questionnaire, answers));
      }),
      { numRuns: 300 },
    );
  });

  test("a non-resident answer shows the note and hides all but whether the child may live here", async () => {
    await page.setContent(html);
    const note = page.locator(".non-resident");
    expect(await note.isVisible()).toBe(false);
    await answer({ "applicant.isNZResident": "true" });
    expect(await note.isVisible()).toBe(false);
    await answer({ "applicant.isNZResident": "false", "applicant.numberOfChildren": "2" });
    expect(await note.isVisible()).toBe(true);
    expect(await questionsInSight()).toEqual(["q0", "q1"]);
  });

  test("without :has() every question is shown", async () => {
    await page.setContent(withoutHas(html));
    expect(await questionsInSight()).toEqual(questions.map(({ id }) => id));
    await answer({ "applicant.isNZResident": "false" });
    expect(await questionsInSight()).toEqual(questions.map(({ id }) => id));
  });
});

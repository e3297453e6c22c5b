import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../../../tests/support/place.ts";
import type { ReviewProblem } from "./page-props.ts";
import { ReviewProblemNotice } from "./problem.tsx";

const confirmationWords = wordsOf("register-my-baby/confirmation");

const shown = (problem: ReviewProblem, language: Language) =>
  renderToStaticMarkup(
    <PageProvider value={{ ...somewhere, language }}>
      <ReviewProblemNotice problem={problem} />
    </PageProvider>,
  );

test.each<ReviewProblem>(["general-error", "no-connection", "uncertain", "duplicate", { tooOften: 5 }])(
  "whatever goes wrong, there is a number to call: %j [birth/answers/call]",
  (problem) => {
    for (const language of ["en", "mi"] as const)
      expect(shown(problem, language)).toContain("tel:0800225252");
  },
);

test.each(["en", "mi"] as const)(
  "only where it is known it is said that nothing is registered, %s",
  (language) => {
    const isNotRegistered = confirmationWords(language)("notRegistered/lead");
    expect(shown("general-error", language)).toContain(isNotRegistered);
    expect(shown("uncertain", language)).not.toContain(isNotRegistered);
    expect(shown("duplicate", language)).not.toContain(isNotRegistered);
  },
);

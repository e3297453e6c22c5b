import { parseHTML } from "linkedom";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PageProvider } from "#app/ui/page-context.tsx";
import { somewhere } from "../../../tests/support/place.ts";
import type { Answers } from "../answers.ts";
import { question, section, step } from "../builders.ts";
import { is, onServer } from "../conditions/condition.ts";
import { visibleNotes } from "../conditions/visible-notes.ts";
import { yesNo } from "../fields/choice.tsx";
import { text } from "../fields/text.tsx";
import { StepForm } from "./step-form.tsx";

const words = (short: string) => ({ label: `${short}?`, short });

describe("notes in a form", () => {
  const noted = {
    ...step("noted", [
      section("home", { has: question(yesNo()), street: question(text({ max: 9 })) }),
      section("more", { other: question(text({ max: 9 })) }),
    ]),
    notes: [
      { id: "yes", after: "has", when: is("has", "yes"), kind: "warning" },
      {
        id: "long",
        after: "street",
        when: onServer(({ street = "" }) => street.length > 3),
        kind: "information",
      },
      { id: "first", after: "more", when: is("has", "yes", "no"), kind: "information" },
      { id: "nowhere", after: "elsewhere", when: is("has", "yes"), kind: "warning" },
    ],
  } as const;
  const drawNoted = (answers: Answers, version?: number) => {
    const html = renderToString(
      <PageProvider value={somewhere}>
        <StepForm
          step={noted}
          answers={answers}
          errors={{}}
          texts={{ has: words("Home"), street: words("Street"), other: words("Other") }}
          noteTexts={{ yes: "You <b>have</b> one.", long: "One line.\nAnother.", first: "Something." }}
          submit="Next"
          version={version}
          heading={({ name }) => (name === "home" ? null : name)}
        />
      </PageProvider>,
    );
    return parseHTML(`<html><body>${html}</body></html>`).document;
  };
  const unheld = (answers: Answers) =>
    [...drawNoted(answers).querySelectorAll(".remark.unheld")].map(({ id }) => id);

  test("stand after their question, or at the beginning of their section", () => {
    const standsAfter = (id: string) => drawNoted({}).getElementById(id)?.previousElementSibling;
    expect(standsAfter("n-yes")?.id).toBe("q0");
    expect(standsAfter("n-first")?.id).toBe("more-t");
    expect(drawNoted({}).getElementById("n-nowhere")).toBeNull();
  });

  test("are marked where they do not hold, for browsers that cannot follow the rules", () => {
    expect(unheld({})).toEqual(["n-yes", "n-long", "n-first"]);
    expect(unheld({ has: "yes", street: "Long" })).toEqual([]);
  });

  test("those that stand are told to whoever lists them; one whose place is not asked does not stand", () => {
    const held = (answers: Answers) => visibleNotes(noted, answers).map(({ id }) => id);
    expect(held({ has: "yes", street: "Long" })).toEqual(["yes", "long", "first"]);
    expect(held({ has: "no" })).toEqual(["first"]);
  });

  test("are read out when they come into sight, and say what they are in words", () => {
    const note = drawNoted({}).getElementById("n-yes");
    expect(note?.getAttribute("role")).toBe("status");
    expect(note?.textContent).toBe("Warning:You have one.");
    expect(note?.querySelector("p b")?.textContent).toBe("have");
  });

  test("have a paragraph for every line", () => {
    expect(drawNoted({}).querySelectorAll("#n-long p")).toHaveLength(2);
  });

  test("a section without a heading is named by nothing", () => {
    const home = drawNoted({}).getElementById("home");
    expect([home?.querySelector("h2"), home?.hasAttribute("aria-labelledby")]).toEqual([null, false]);
  });

  test("the version of what was kept goes along", () => {
    const sent = (version?: number) =>
      drawNoted({}, version).querySelector("[name=_version]")?.getAttribute("value");
    expect([sent(), sent(0), sent(7)]).toEqual([undefined, "0", "7"]);
  });
});

describe("what was typed rules out", () => {
  const asking = step("asking", [
    section("birth", {
      year: question(text({ max: 4 })),
      due: question(text({ max: 4 }), { when: onServer(({ year = "" }) => year < "2018") }),
      wanted: question(yesNo()),
    }),
    section(
      "later",
      { more: question(text({ max: 4 }), { when: is("wanted", "yes") }) },
      onServer(({ year = "" }) => year >= "2018"),
    ),
  ]);
  const unasked = (answers: Answers) => {
    const html = renderToString(
      <PageProvider value={somewhere}>
        <StepForm
          step={asking}
          answers={answers}
          errors={{}}
          texts={{ year: words("Year"), due: words("Due"), wanted: words("Wanted"), more: words("More") }}
          submit="Next"
          heading={({ name }) => name}
        />
      </PageProvider>,
    );
    const { document } = parseHTML(`<html><body>${html}</body></html>`);
    return [...document.querySelectorAll(".unasked")].map(({ id }) => id);
  };

  test("questions, and sections with theirs", () => {
    expect(unasked({ year: "2019" })).toEqual(["q1"]);
    expect(unasked({ year: "2017" })).toEqual(["later", "q3"]);
  });
});

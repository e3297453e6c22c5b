import type { Answers } from "#app/forms/answers.ts";
import { question, when } from "#app/forms/builders.ts";
import { all, fromEarlierSteps, is, not } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { choice } from "#app/forms/fields/choice.tsx";
import { reasonsOnPaper, type TakenOnline } from "../../registry/ways.ts";
import { parentsFillingIn, reasonsAlone, waysToFillIn } from "../options.ts";
import { section } from "../section.ts";
import { motherFillsIn, motherIsAbsent, otherParentTakesPart, youAre } from "./other-parent.ts";

const isYouKnown = (earlier: Answers) => youAre(earlier) !== undefined;
const alone = is("fillingIn.who", "alone");
const apart = is("fillingIn.who", "alone", "ownDevice");

export const fillingIn = section(
  "filling-in",
  {
    fillingIn: {
      who: question(choice(waysToFillIn)),
      // Asked in step 1 already, where it was answered.
      ...when(all(apart, not(fromEarlierSteps(isYouKnown))), { parent: question(choice(parentsFillingIn)) }),
      ...when(alone, { reason: question(choice(reasonsAlone)) }),
    },
  },
  all(otherParentTakesPart, not(fromEarlierSteps(motherIsAbsent))),
);

const noteFor = (reason: (typeof reasonsAlone)[number]): Note => ({
  id: reason,
  after: "fillingIn.reason",
  when: is("fillingIn.reason", reason),
  kind: "information",
});

export const fillingInNotes = (facts: TakenOnline): Note[] => [
  noteFor("dead"),
  noteFor("danger"),
  {
    id: "on-paper",
    after: "fillingIn.reason",
    when: is("fillingIn.reason", ...reasonsOnPaper(facts)),
    kind: "information",
  },
  {
    id: "not-known",
    after: "fillingIn.reason",
    when: all(alone, motherFillsIn),
    kind: "information",
  },
];

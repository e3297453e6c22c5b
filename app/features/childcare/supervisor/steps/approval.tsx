import { type Answers, answerTo } from "#app/forms/answers.ts";
import { question, section, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { clientNumber } from "#app/forms/fields/numbers.tsx";
import { textsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { AskedService } from "../asked-service.tsx";
import { truth } from "./truth.ts";

export const isApproved = (answers: Answers): boolean => answerTo(answers, "approved") === "true";

const sections = [
  section("service", {
    approved: truth(),
    ...when(is("approved", "true"), {
      swn: question(clientNumber()),
      has_holding_or_absence_fee: truth(),
    }),
  }),
  section("declaration", { supervisor_has_authority: question(declaration("true")) }, is("approved", "true")),
];
const notes: Note[] = [
  { id: "notRegistered", after: "approved", when: is("approved", "false"), kind: "warning" },
];

export const approval = (service: SectionForm["service"]) =>
  step({
    name: "1",
    words: (language) => textsOf("childcare/supervisor/steps", language)["1"],
    questions: () => ({ sections, notes }),
    view: { Above: () => <AskedService service={service} /> },
  });

import { type Answers, answerTo } from "#app/forms/answers.ts";
import { question, section, when } from "#app/forms/builders.ts";
import { is } from "#app/forms/conditions/condition.ts";
import type { Note } from "#app/forms/conditions/note.ts";
import { declaration } from "#app/forms/fields/declaration.tsx";
import { clientNumber } from "#app/forms/fields/numbers.tsx";
import type { Errors } from "#app/forms/validate.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { step } from "#app/wizard/step.ts";
import { isSameNumber } from "../../application/mailbox.ts";
import type { SectionForm } from "../../application/section-form.ts";
import { AskedService } from "../asked-service.tsx";
import { truth } from "./truth.ts";

const supervisorWords = wordsOf("childcare/supervisor");

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

export const approval = ({
  service,
  children,
  familyNumbers = [],
}: Pick<SectionForm, "service" | "children" | "familyNumbers">) =>
  step({
    name: "1",
    words: (language) => textsOf("childcare/supervisor/steps", language)["1"],
    questions: () => ({ sections, notes }),
    checks: (all, { language }): Errors => {
      const number = answerTo(all, "swn");
      const isOwn = number !== undefined && familyNumbers.some((own) => isSameNumber(own, number));
      return isOwn ? { swn: [supervisorWords(language)("checks/familyNumber")] } : {};
    },
    view: { Above: () => <AskedService service={service} childrenAsked={children} /> },
  });

import type { StepText } from "#app/wizard/step-text.ts";
import { prefixed } from "../person/prefixed.ts";
import { parent } from "../person/text.en.ts";

export const otherParentDetails = {
  title: "{{Other}}",
  heading: "{{Other}}",
  companion: "{{OtherAcross}}",
  sections: { reproduction: "Who the other parent is", ...parent.sections },
  notes: {
    ...parent.notes,
    "father-unknown":
      "Then no father is registered. We do not ask about him, about the parents’ relationship or about other children.",
    donor:
      "Then no second parent is registered. We do not ask about the donor, about the parents’ relationship or about other children.",
    "same-surname":
      "Both parents have the same surname. If one of them had another surname at birth, please give it: of this parent here, of {{mother}} in the step before.",
  },
  questions: {
    ...prefixed("father", parent.questions),
    assistedHumanReproduction: {
      label: "Was the child conceived by assisted human reproduction?",
      short: "Assisted human reproduction",
      hint: "For example artificial insemination or IVF with donated sperm, eggs or embryos.",
    },
    assistedHumanReproductionOption: {
      label: "Which of these is true?",
      short: "Consent to assisted human reproduction",
      missing: "You have to select at least one of the above.",
      options: {
        assistedHumanReproductionManConsented: "The mother’s partner is a man, and he consented",
        assistedHumanReproductionWomanConsented: "The mother’s partner is a woman, and she consented",
        assistedHumanReproductionSpermDonor: "There was a sperm donor, and no partner who consented",
      },
    },
    "secondParent.preferedTitle": {
      label: "What does the second parent want to be called?",
      short: "Title of the second parent",
      hint: "This form uses the title from here on.",
      options: { mother: "Mother", other: "Parent" },
    },
    fatherKnown: {
      label: "Is the father known?",
      short: "Father known",
      hint: "If he is not, the birth can still be registered here.",
    },
    parentSameAddress: {
      label: "This parent lives at the same address as {{mother}}",
      short: "Same address as {{mother}}",
      hint: "If the parents live together, tick this box and leave the address below empty. It is copied for you.",
    },
  },
} as const satisfies StepText;

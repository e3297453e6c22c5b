import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { parentText } from "../person/text.en.ts";

const parent = parentText("{{other}}");

export const otherParentDetails = {
  title: "{{Other}}",
  heading: "{{Other}}",
  companion: "{{OtherAcross}}",
  sections: {
    reproduction: "Who the other parent is",
    "filling-in": "Who fills in this form",
    ...parent.sections,
  },
  notes: {
    ...parent.notes,
    "father-unknown":
      "Then no father is registered. We do not ask about him, about the parents’ relationship or about other children.",
    donor:
      "Then no second parent is registered. We do not ask about the donor, about the parents’ relationship or about other children.",
    dead: "We are very sorry. Please fill in what you know of them, as it was.",
    danger:
      'You have the right to be safe. In danger now? Call <a href="tel:111">111</a> and ask for Police. To talk with somebody, day or night and free, call Women’s Refuge on <a href="tel:0800733843">0800 733 843</a>. Quick exit takes you away from this page at once.',
    "same-surname":
      "Both parents have the same surname. If {{mother}} had another surname at birth, please give it in the step before.",
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
    "fillingIn.who": {
      label: "Does the other parent fill in this form with you?",
      short: "The other parent fills in this form with me",
      hint: "On their own phone they see what is registered about the child and both names, fill in their own details and declare for themselves. Neither of you sees the other’s payments, tax or bank answers.",
      options: {
        together: "Yes, we fill it in together",
        ownDevice: "Yes, on their own phone",
        alone: "No",
      },
    },
    "fillingIn.parent": {
      label: "Which parent are you?",
      short: "Parent who fills in this form",
      options: { mother: "{{Mother}}", father: "{{Other}}" },
    },
    "fillingIn.reason": {
      label: "Why does the other parent not take part?",
      short: "Why the other parent does not take part",
      hint: 'Your answer goes to the registrar. If none of these is so, please use a <a href="https://www.govt.nz/browse/family-and-whanau/having-a-baby/registering-a-new-baby-and-getting-a-birth-certificate/">paper form</a>.',
      options: {
        dead: "They have died",
        missing: "They are missing",
        mind: "They are of unsound mind",
        medical: "They are medically unable to",
        overseas: "They are overseas and I do not know how to reach them",
        danger: "They are a danger to me or my child",
      },
    },
    parentSameAddress: {
      label: "Lives at the same address as {{mother}}",
      short: "Same address as {{mother}}",
      hint: "If the parents live together, tick this box and leave the address below empty. It is copied for you.",
    },
  },
} as const satisfies StepText;

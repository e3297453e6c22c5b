import { prefixed } from "#app/forms/prefixed.ts";
import { en as form } from "#app/forms/text.en.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { loss } from "../../loss/text.en.ts";
import { letters } from "../person/letters.en.ts";
import { descent } from "./descent.en.ts";

const missingName = `${form.errors.required} If the child has one name only, enter a dash (-) here.`;

export const childDetails = {
  title: "Child",
  heading: "Child",
  companion: "Tamaiti",
  sections: {
    "born-here": "First of all",
    "child-name": "Name of the child",
    birth: "Birth",
    "birth-place": "Place of birth",
    "child-descent": "Descent and ethnic groups",
  },
  notes: {
    "long-name":
      "This name has 70 characters or more, spaces included. A registrar may ask you to choose a shorter one.",
    stillborn: `${loss.title}. ${loss.registered} ${loss.support}`,
    "sample-facilities":
      "This list is a sample of the hospitals and birthing centres of New Zealand. It is not the registry’s own list.",
  },
  questions: {
    ...prefixed("child", descent),
    "child.bornInNZ": {
      label: "Was the child born in New Zealand?",
      short: "Born in New Zealand",
      hint: "Only births in New Zealand can be registered here.",
    },
    "child.firstNames": {
      label: "First names",
      hint: "If the child has one name only, write it in one of the two fields and a dash (-) in the other.",
      missing: missingName,
      help: {
        title: "Which names can be registered",
        body: `You can use macrons and hyphens, as in <mi>Āria</mi> or Anne-Marie. Keep the name under 70 characters, spaces included. A name can be turned down if it may offend, if it is too long, or if it is or looks like an official title or rank, such as King, Major or Justice. If there is doubt, a registrar asks you why you chose the name. ${letters.body}`,
      },
    },
    "child.surname": { label: "Surname", missing: missingName },
    "child.sex": { label: "Sex", short: "Sex", options: { male: "Male", female: "Female" } },
    "child.aliveAtBirth": {
      label: "Was your baby alive at birth?",
      short: "Alive at birth",
      help: {
        title: "What a stillbirth is",
        body: "A child is stillborn when there was no sign of life at birth and the child weighed 400 g or more, or was born after the 20th week of pregnancy. The birth of a stillborn child is registered as well.",
      },
    },
    "child.birthDate": { label: "Date of birth" },
    "child.oneOfMultiple": {
      label: "Is the child a twin, triplet or one of more?",
      short: "Twin, triplet or more",
      hint: "Every child is registered with a form of its own.",
    },
    "child.multipleBirthOrder": {
      label: "Which one in the order of birth?",
      short: "Order of birth",
      hint: "For example “1 of 2” for the first of twins.",
      options: {
        "1 of 2": "1 of 2",
        "2 of 2": "2 of 2",
        "1 of 3": "1 of 3",
        "2 of 3": "2 of 3",
        "3 of 3": "3 of 3",
        "1 of 4": "1 of 4",
        "2 of 4": "2 of 4",
        "3 of 4": "3 of 4",
        "4 of 4": "4 of 4",
        "1 of 5": "1 of 5",
        "2 of 5": "2 of 5",
        "3 of 5": "3 of 5",
        "4 of 5": "4 of 5",
        "5 of 5": "5 of 5",
        "1 of 6": "1 of 6",
        "2 of 6": "2 of 6",
        "3 of 6": "3 of 6",
        "4 of 6": "4 of 6",
        "5 of 6": "5 of 6",
        "6 of 6": "6 of 6",
      },
    },
    "birthPlace.category": {
      label: "Where was the child born?",
      short: "Place of birth",
      options: {
        hospital: "In a hospital or birthing centre",
        home: "At home",
        other: "Somewhere else",
      },
    },
    "birthPlace.hospital": {
      label: "Hospital or birthing centre",
      hint: "If you do not find it here, choose “Somewhere else” above.",
    },
    "birthPlace.home": {
      label: "Address of the home",
      hint: "Put the postcode after the town or city. If it does not fit, leave the postcode out.",
    },
    "birthPlace.other": {
      label: "Where was that?",
      short: "Somewhere else",
      hint: "For example “In an ambulance near Taupō”.",
    },
    "child.maoriDescendant": {
      ...descent.maoriDescendant,
      label: "Is the child a descendant of a New Zealand Māori?",
    },
    "child.ethnicGroups": {
      ...descent.ethnicGroups,
      label: "Which ethnic groups does the child belong to?",
    },
  },
} as const satisfies StepText;

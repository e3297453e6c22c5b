import type { StepText } from "#app/wizard/step-text.ts";

export const parentsRelationship = {
  title: "Family",
  heading: "Parents’ relationship and other children",
  companion: "Te hononga o ngā mātua me ētahi atu tamariki",
  sections: {
    "other-children": "Other children",
    "child-1": "Child 1",
    "child-2": "Child 2",
    "child-3": "Child 3",
    "child-4": "Child 4",
    "child-5": "Child 5",
    "child-6": "Child 6",
    "child-7": "Child 7",
    "child-8": "Child 8",
    relationship: "Relationship",
  },
  notes: {
    "twin-counted":
      "One of these children was born within two days of this child. Please do not count a twin or triplet here: they have a form of their own.",
    skip: "There is nothing to answer in this step, because no father or second parent is registered. Please go on.",
  },
  questions: {
    otherChildren: {
      label: "How many other children do these two parents have?",
      short: "Other children",
      hint: "Count all children of both parents together, also those who have died or were stillborn. Do not count this child, nor a twin or triplet born together with this child.",
      help: {
        title: "Stillbirth and miscarriage",
        body: "A child is stillborn when there was no sign of life at birth and the child weighed 400 g or more, or was born after the 20th week of pregnancy. The loss of a pregnancy before 20 weeks is a miscarriage: please do not count it here.",
      },
    },
    "siblings[].sex": {
      label: "Sex",
      short: "Child {{row}}: sex",
      options: { male: "Male", female: "Female" },
    },
    "siblings[].statusOfChild": {
      label: "Is this child alive?",
      short: "Child {{row}}: alive",
      options: { "born-alive": "Alive", "has-died-since": "Since died", stillborne: "Stillborn" },
    },
    "siblings[].dateOfBirth": { label: "Date of birth", short: "Child {{row}}: date of birth" },
    parentRelationship: {
      label: "What is the parents’ relationship with each other?",
      short: "Relationship",
      options: {
        marriage: "Marriage",
        civilUnion: "Civil union",
        deFacto: "De facto relationship",
        none: "None of these",
      },
      help: {
        title: "What a de facto relationship is",
        body: "Two people who live together as a couple, but are not married to each other or in a civil union.",
      },
    },
    parentRelationshipDate: {
      label: "Date of the marriage or civil union",
    },
    parentRelationshipPlace: {
      label: "Place of the marriage or civil union",
      hint: "Town or city, and the country if it was not New Zealand.",
    },
  },
} as const satisfies StepText;

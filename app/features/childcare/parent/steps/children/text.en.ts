import type { StepText } from "#app/wizard/step-text.ts";

export const dependentChildren = {
  title: "Children",
  heading: "Dependent children",
  companion: "Ngā tamariki whakawhirinaki",
  sections: {
    children: "Child {{row}}",
    "named children": "Child {{row}}: {{name}}",
    "children[]": "Child {{row}}: early learning service {{inner}}",
    "named children[]": "{{name}}: early learning service {{inner}}",
  },
  notes: {},
  questions: {
    "children[]": {
      label: "Child {{row}}",
      options: { add: "Add another child", remove: "Remove this child" },
    },
    "children[].first_name": { label: "First name", short: "Child {{row}}: first name" },
    "children[].middle_name": { label: "Middle names", short: "Child {{row}}: middle names" },
    "children[].last_name": {
      label: "Last name",
      short: "Child {{row}}: last name",
      hint: "With one name only, write it as the first name and a dash (-) here.",
      missing:
        "This is a required field, please provide an answer. If the child has a single name enter a dash (-) in the Last name field.",
    },
    "children[].date_of_birth": { label: "Date of birth", short: "Child {{row}}: date of birth" },
    "children[].relationship": {
      label: "What is the child to you?",
      short: "Child {{row}}: relationship",
      options: {
        CHILD: "My child",
        ADOPTED_CHILD: "My adopted child",
        CHILD_BEING_CARED_FOR: "A child I care for",
        FAMILY_BEING_CARED_FOR: "A child of my family I care for",
        FOSTER_CHILD: "My foster child",
        GRANDCHILD: "My grandchild",
        OTHER_FAMILY: "Another child of my family",
        SIBLINGS_CHILD: "My brother’s or sister’s child",
        STEP_CHILD: "My stepchild",
        UNRELATED_CHILD: "A child who is not related to me",
        WHANGAI_CHILD: "My whāngai child",
      },
    },
    "children[].attends_ece_service": {
      label: "Does this child go to an early learning service?",
      short: "Child {{row}}: goes to an early learning service",
      hint: "Or will, and is enrolled: a kindergarten, kōhanga reo, playcentre, childcare centre or home-based service. School does not count.",
    },
    "children[].is_applying_for_ccs": {
      label: "Are you applying for the Childcare Subsidy for this child?",
      short: "Child {{row}}: applying for the Childcare Subsidy",
    },
    "children[].providers[]": {
      label: "Early learning service",
      options: { add: "Add another service for this child", remove: "Remove this service" },
    },
    "children[].providers[].provider_identifier": {
      label: "Which early learning service?",
      short: "Child {{row}}: early learning service",
      missing: "Please search for the service and choose it from the list.",
    },
    "children[].providers[].provider_email": {
      label: "Email address of the service",
      short: "Child {{row}}: email of the service",
      hint: "We write to it: somebody there has to fill in a part of this application.",
      missing: "Please provide the Early Learning Service's email address",
    },
    "children[].providers[].receives_20_hours_ece": {
      label: "Does this child get 20 Hours ECE there?",
      short: "Child {{row}}: 20 Hours ECE",
      hint: "20 Hours ECE is for children who are 3, 4 or 5 years old.",
    },
    "children[].providers[].parent_20_hours_weekly": {
      label: "How many hours a week of 20 Hours ECE?",
      short: "Child {{row}}: hours of 20 Hours ECE a week",
      hint: "From 1 to 20.",
    },
    "children[].providers[].parent_20_hours_start_date": {
      label: "Since when, or from when?",
      short: "Child {{row}}: start of 20 Hours ECE",
    },
  },
} as const satisfies StepText;

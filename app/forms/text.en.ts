import { months } from "#app/i18n/months.ts";
/** The words that every form shares: messages, buttons and the parts of a question. */
export const en = {
  errors: {
    title: "There is a problem",
    required: "This is a required field, please provide an answer.",
    number: "Please enter a whole number, using digits only",
    negative: "Please enter a number that is 0 or more",
    tooLong: "Please shorten this answer to {{max}} characters or fewer",
    characters: "Please leave out these characters: {{characters}}",
    money: "Please enter a valid dollar amount, for example 450 or 450.50",
    moneyTooLarge: "Please enter an amount under $10,000,000,000.00",
    frequency: "Please choose how often you get this amount",
    date: "The selected date is not valid, please try again.",
    dateInFuture: "This date is in the future, please provide a valid date.",
    email: "This is not a valid email address, please re-enter the email address.",
    phone: "Please enter a phone number, using digits and spaces only",
    postcode: "Please enter a postcode of 4 digits",
    notAnOption: "Please choose one of the answers shown",
    tooManyRows: "Please keep to {{max}} or fewer",
    repeated: "Please give one answer to this question",
  },
  answers: {
    yes: "Yes",
    no: "No",
    unknown: "I do not know",
    none: "No answer",
  },
  words: {
    optionalLabel: "{{label}} (optional)",
    pleaseChoose: "Please choose",
  },
  buttons: {
    change: "Change",
    add: "Add another",
    remove: "Remove {{row}}",
  },
  date: {
    day: "Day",
    month: "Month",
    year: "Year",
    hint: "For example, 27 3 1998 or 27 March 1998",
    months: months.en,
  },
  money: {
    amount: "Amount",
    frequency: "How often",
    frequencies: {
      weekly: "weekly",
      fortnightly: "fortnightly",
      monthly: "monthly",
      annually: "annually",
    },
    reading: "{{amount}} {{frequency}}",
  },
  address: {
    street: "Street number and name",
    suburb: "Suburb",
    town: "Town or city",
    postcode: "Postcode",
  },
};

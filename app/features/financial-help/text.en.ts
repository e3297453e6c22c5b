/** The words of the financial help checker. Texts the specification quotes keep its exact wording. */

import { benefits } from "./text/benefits.en.ts";
import { comparison } from "./text/comparison.en.ts";
import { questions } from "./text/questions.en.ts";
import { results } from "./text/results.en.ts";
import { takeAlong } from "./text/take-along.en.ts";

const landing = {
  title: "Find out what financial help you can get",
  headingMi: "Kitea te āwhina pūtea mōu",
  lead: "Answer some questions about you and your whānau. We will show which government benefits and payments may be for you, and why.",
  start: "Get started",
  who: {
    title: "Who it is for",
    body: "Anyone in Aotearoa who is caring for children, expecting a baby, or planning to adopt. You can also use it if you have no children.",
  },
  know: {
    title: "Before you start",
    time: "It takes 5 to 8 minutes.",
    privacy: "We do not ask for your name, and we keep your answers only if you ask for it.",
    amounts: "We show about how much you could get, or the most there is. What you get may be less.",
    today:
      "We looked up the rules and amounts on {{date}}. Where we have not found today’s, we say so, and do not refuse you by an old limit alone.",
    before:
      "The rules and income limits we use are those of 2018. Today’s are different, so an answer here may be wrong.",
    indication: "The results are only an indication. Using this tool is not an application.",
    prepare: "It helps to know your income before tax, and your partner’s if you have one.",
  },
  covers: {
    title: "Benefits and payments we check",
    intro: "We check these {{number}} benefits and payments:",
    paidParentalLeave:
      'We check Paid Parental Leave as well. We show it when your answers say you can probably get it. For it alone there is the <a href="/financial-help/paid-parental-leave-checker">Paid Parental Leave checker</a>.',
  },
};

const urgentHelp = {
  title: "If you need help urgently",
  intro: "You do not need to finish these questions first. These services are free.",
  contacts: {
    emergency:
      'If someone is in danger or badly hurt, call <a href="tel:111">111</a> now and ask for Police, Fire or Ambulance.',
    workAndIncome:
      'If you have no money for food, rent or power, call Work and Income on <a href="tel:0800559009">0800 559 009</a>. Ask about the Emergency Benefit and other urgent help.',
    foodbank: 'For food today, <a href="https://www.foodbank.co.nz/">find a foodbank near you</a>.',
    advice:
      'To talk over your rights and choices, call the Citizens Advice Bureau on <a href="tel:0800367222">0800 367 222</a>, or <a href="https://www.cab.org.nz/find-a-cab/">find your nearest bureau</a>.',
    violence:
      'If someone at home makes you feel unsafe, call Women’s Refuge on <a href="tel:0800733843">0800 733 843</a>, day or night.',
    talk: 'If you need to talk, call or text <a href="tel:1737">1737</a> to reach a trained counsellor, day or night.',
    health:
      'If you are worried about your health or your child’s, call Healthline on <a href="tel:0800611116">0800 611 116</a>, day or night.',
  },
};

const sections = {
  background: { heading: "Background", headingMi: "Tō tipuranga mai" },
  children: { heading: "Children", headingMi: "Ko āu tamariki" },
  relationship: { heading: "Relationship to the children", headingMi: "Tō hononga ki āu tamariki" },
  work: { heading: "Work and study", headingMi: "Mahi/Ako" },
  income: { heading: "Income", headingMi: "Whiwhinga Moni" },
  accommodation: { heading: "Accommodation", headingMi: "Wāhi Noho" },
};

const clear = {
  summary: "Clear my answers",
  ask: "All your answers are erased. You cannot get them back.",
  button: "Yes, clear my answers",
};

const questionnaire = {
  part: "Part {{number}} of up to {{count}} · up to {{minutes}} minutes left",
  title: "Questions",
  headingMi: "Ngā pātai",
  intro:
    "It takes 5 to 8 minutes. Answer as things are for you today. Some questions appear only after certain answers.",
  privacy: "We do not save your answers. When you are done, you can clear them.",
  submit: "Submit my answers",
  nonResident: {
    title: "You are probably not eligible",
    body: 'These benefits and payments are for New Zealand citizens and residents. If you are a refugee or a protected person, or you are in hardship, call Work and Income on <a href="tel:0800559009">0800 559 009</a> and ask what they can do.',
    back: "Return to Financial help",
  },
  unavailable: {
    before:
      "Sorry! The financial help tool is currently unavailable. Right now we're working on getting back online as soon as possible. Thank you for your patience - please ",
    link: "try again",
    after: " shortly.",
    kept: "Your answers are not lost.",
  },
};

export const en = {
  service: "Financial help",
  landing,
  urgentHelp,
  sections,
  questions,
  clear,
  questionnaire,
  results,
  benefits,
  takeAlong,
  comparison,
};

import { prefixed } from "#app/forms/prefixed.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import type { Person } from "../../people.ts";
import { typeTexts } from "./income-texts.ts";

const types = typeTexts({
  types: {
    wages_or_salary: "Wages or salary",
    paid_parental_leave: "Paid Parental Leave",
    termination_pay: "Final pay from a job that ended",
    redundancy_pay: "Redundancy pay",
    accident_compensation: "Accident compensation (ACC)",
    other_income_for_child: "Other income for a child",
    maintenance_payments: "Maintenance payments",
    former_partner_payments: "Payments from a former partner",
    student_payments: "Student payments",
    overseas_pensions: "Overseas pension",
    other_pension: "Another pension",
    income_insurance: "Payments from income insurance",
    business_income: "Income from a business",
    self_employment_income: "Income from self-employment",
    investment_income: "Income from investments, such as interest",
    divident_income: "Dividends",
    rent_income: "Rent from a property",
    flatmate_income: "Payments from flatmates or boarders",
    child_support_income: "Child Support",
    inheritance_income: "An inheritance",
    trust_income: "Income from a trust",
  },
  amount: "Before tax",
  frequency: "How often",
  noFrequency: "Please choose how often.",
  frequencies: {
    WEEKLY: "Weekly",
    TWO_WEEKLY: "Fortnightly",
    MONTHLY: "Monthly",
    YEARLY: "Yearly",
  },
  jointly: "Together with my partner",
  togetherShort: "together",
});

const others = (gate: string) => ({
  hasOtherIncome: {
    label: gate,
    short: "Anything else",
    hint: "Think of things that are not money too, such as free board or goods in return for work.",
  },
  "other_income[]": {
    label: "Other income {{row}}",
    options: { add: "Add another", remove: "Remove other income {{row}}" },
  },
  "other_income[].description": {
    label: "Other income {{row}}: what is it?",
    short: "Other income {{row}}",
    missing: "Please say what it is.",
  },
  "other_income[].source": {
    label: "Who or what is it from?",
    short: "Other income {{row}}: from",
    missing: "Please say who or what.",
  },
  "other_income[].amount": { label: "What is it worth, in dollars?", short: "Other income {{row}}: worth" },
});

const sections = {
  "work-income": "Income from work and leave",
  "support-income": "Support and pensions",
  "business-income": "Insurance, business and investments",
  "property-income": "Property, family and trusts",
  "other-income": "Anything else",
};
const ahead =
  "Count what is expected in the next 52 weeks, before tax. Leave the boxes empty if there is nothing of this kind.";

/** Of both pages about what two people may have together. */
const alsoOnSecond = (words: string) => ({ together: words, "together-too": words });

export const incomeOf = {
  parent: {
    title: "Income",
    heading: "Your income and assets",
    companion: "Tō moni whiwhi me ō rawa",
    sections,
    notes: {
      ahead: `Tick everything that you get. ${ahead}`,
      ...alsoOnSecond(
        "If something here belongs to you and your partner together, tick that too and enter all of it. Your partner does not enter it again.",
      ),
    },
    questions: prefixed("parent.income_and_assets", { ...types, ...others("Do you get anything else?") }),
  },
  partner: {
    title: "Partner’s income",
    heading: "Your partner’s income and assets",
    companion: "Te moni whiwhi me ngā rawa o tō hoa rangatira",
    sections,
    notes: {
      ahead: `Tick everything that your partner gets. ${ahead}`,
      ...alsoOnSecond("Leave out what belongs to both of you: it is entered once, with your own income."),
    },
    questions: prefixed("partner.income_and_assets", {
      ...types,
      ...others("Does your partner get anything else?"),
    }),
  },
} satisfies Record<Person, StepText>;

import { any, benefit, criterion, doubt, test } from "../criteria.ts";
import type { Change } from "../declare.ts";
import { cite, studentAllowancesRegulations } from "../law.ts";
import { from } from "./dated.ts";
import type { Assistance, Exclusion } from "./declare.ts";
import { studentAllowances, toSections } from "./shared/acts.ts";
import { householdIncome } from "./shared/income-test.ts";
import { mainBenefits } from "./shared/main-benefit.ts";
import { checked, sources } from "./shared/sources.ts";

const parents: Change = {
  id: "student-allowance-parents",
  en: "Student Allowance depends on the income of the parents under 24 and single, which is not asked, and of a partner, for which no limit was found",
  mi: "Mō te takakau kei raro iho i te 24 tau, ka whirinaki te <en>Student Allowance</en> ki te moni whiwhi o ngā mātua o te ākonga, kāore nei e uia; ki te moni whiwhi rānei o te hoa rangatira, kāore i kitea tōna tepe",
  since: null,
  kind: "correction",
  act: "Student Allowances Regulations 1998",
  source: [sources.parentalAssistanceTest],
  checked,
  confidence: "secondary",
};

const general = cite("Student Allowances Regulations 1998", studentAllowancesRegulations("DLM260337"));
const basicGrant = cite(
  "Student Allowances Regulations 1998, regs 7, 12 and 13",
  studentAllowancesRegulations("DLM260306"),
  studentAllowancesRegulations("DLM260337"),
  studentAllowancesRegulations("DLM260340"),
);

const generalTest = test(
  "student_allowance__eligible_for_certain_allowances",
  "Meets the general test for student allowances",
  general,
  {
    en: "You meet the general conditions for student allowances",
    mi: "E tutuki ana i a koe ngā tikanga whānui mō te <en>Student Allowance</en>",
  },
  [
    criterion({
      id: "citizen-or-three-years",
      en: "You are a New Zealand citizen, or have lived here for 3 years or more and normally live here",
      mi: "He kirirarau koe nō Aotearoa, kua noho rānei koe ki konei mō te 3 tau, neke atu rānei, ā, ko konei tō kāinga i te nuinga o te wā",
      unmet: {
        en: "It is for New Zealand citizens, and for people who have lived here for 3 years or more.",
        mi: "Mō ngā kirirarau o Aotearoa, mō te hunga hoki kua noho ki konei mō te 3 tau, neke atu rānei, tēnei.",
      },
      uses: [
        "is_nz_citizen",
        "social_security__is_ordinarily_resident_in_new_zealand",
        "number_of_years_lived_in_nz",
        "immigration__is_recognised_refugee",
        "immigration__is_protected_person",
      ],
      met: (person) =>
        person.is("is_nz_citizen") ||
        (person.is("social_security__is_ordinarily_resident_in_new_zealand") &&
          person.number("number_of_years_lived_in_nz") >= 3) ||
        person.is("immigration__is_recognised_refugee") ||
        person.is("immigration__is_protected_person"),
    }),
    criterion({
      id: "under-pension-age",
      en: ({ limit }) => `You are under ${limit}`,
      mi: ({ limit }) => `Kei raro iho koe i te ${limit} tau`,
      unmet: {
        en: ({ limit }) => `It is for people under ${limit}.`,
        mi: ({ limit }) => `Mō te hunga kei raro i te ${limit} tau tēnei.`,
      },
      uses: ["age"],
      parameters: { limit: "entitlements.superannuation.age_qualification" },
      met: (person, { limit }) => person.number("age") < limit,
    }),
    any(
      "way-of-study",
      {
        en: "It is for full-time students.",
        mi: "Mō ngā ākonga wā kikī tēnei.",
      },
      criterion({
        id: "full-time",
        en: "You are enrolled full time and attend as you should",
        mi: "Kua whakauru koe ki te ako i te wā kikī, ā, e tae pai ana koe ki ngā akoranga",
        uses: [
          "student_allowance__is_enrolled_fulltime",
          "student_allowance__meets_attendance_and_performance_requirements",
        ],
        met: (person) =>
          person.is("student_allowance__is_enrolled_fulltime") &&
          person.is("student_allowance__meets_attendance_and_performance_requirements"),
      }),
      criterion({
        id: "overseas",
        en: "You are approved to study overseas",
        mi: "Kua whakaaetia tō ako ki tāwāhi",
        uses: ["student_allowance__approved_to_study_overseas"],
        quiet: true,
        met: (person) => person.is("student_allowance__approved_to_study_overseas"),
      }),
      criterion({
        id: "part-time",
        en: "You are approved to study part time",
        mi: "Kua whakaaetia tō ako harangote",
        uses: ["student_allowance__approved_to_study_parttime"],
        quiet: true,
        met: (person) => person.is("student_allowance__approved_to_study_parttime"),
      }),
    ),
  ],
);

const variables = [
  generalTest.variable,
  benefit(
    "student_allowance__eligible_for_basic_grant",
    "Can get Student Allowance",
    basicGrant,
    [
      generalTest.criterion,
      criterion({
        id: "no-other-allowance",
        en: "Neither you nor your partner gets certain other benefits",
        mi: "Kāore kōrua ko tō hoa e whiwhi ana i ētahi atu takuhe",
        unmet: {
          en: "It is not paid together with certain other benefits.",
          mi: "Kāore tēnei e utua i te taha o ētahi atu takuhe.",
        },
        law: cite("Student Allowances Regulations 1998", studentAllowancesRegulations("DLM260340")),
        uses: ["student_allowance__partner_or_person_receiving_certain_allowances"],
        met: (person) => !person.is("student_allowance__partner_or_person_receiving_certain_allowances"),
      }),
      any(
        "kind-of-student",
        {
          en: "It is for students aged 18 or older, and for some students of 16 or 17 with a child.",
          mi: "Mō ngā ākonga kua eke ki te 18 tau, neke atu rānei, me ētahi ākonga 16, 17 rānei ō rātou tau he tamaiti tā rātou, tēnei.",
        },
        criterion({
          id: "secondary-with-partner-and-child",
          en: "You are 16 or 17, at secondary school, have a partner and support a child",
          mi: "E 16, e 17 rānei ō tau, kei te kura tuarua koe, he hoa tōu, ā, e tautoko ana koe i tētahi tamaiti",
          uses: [
            "student_allowance__is_secondary_student",
            "age",
            "student_allowance__is_married_or_partnered",
            "student_allowance__has_a_supported_child",
          ],
          met: (person) =>
            person.is("student_allowance__is_secondary_student") &&
            person.number("age") >= 16 &&
            person.number("age") < 18 &&
            person.is("student_allowance__is_married_or_partnered") &&
            person.is("student_allowance__has_a_supported_child"),
        }),
        criterion({
          id: "tertiary-with-child",
          en: "You are 16 or 17, in tertiary study, and support a child",
          mi: "E 16, e 17 rānei ō tau, kei te ako koe i te whare wānanga, i te kura matua rānei, ā, e tautoko ana koe i tētahi tamaiti",
          uses: ["student_allowance__is_tertiary_student", "age", "student_allowance__has_a_supported_child"],
          met: (person) =>
            person.is("student_allowance__is_tertiary_student") &&
            person.number("age") >= 16 &&
            person.number("age") < 18 &&
            person.is("student_allowance__has_a_supported_child"),
        }),
        criterion({
          id: "adult-student",
          en: "You are 18 or older and study at secondary or tertiary level",
          mi: "Kua eke koe ki te 18 tau, neke atu rānei, ā, kei te ako koe i te taumata tuarua, i te mātauranga matua rānei",
          uses: ["student_allowance__is_secondary_student", "student_allowance__is_tertiary_student", "age"],
          met: (person) =>
            (person.is("student_allowance__is_secondary_student") ||
              person.is("student_allowance__is_tertiary_student")) &&
            person.number("age") >= 18,
        }),
      ),
      from(
        parents,
        doubt({
          id: "parents-income",
          en: "Your parents’ income is below the limit",
          mi: "Kei raro iho te moni whiwhi o ō mātua i te tepe",
          law: studentAllowances("DLM260306"),
          uses: ["age", "has_a_partner", "student_allowance__has_a_supported_child"],
          when: (person) =>
            person.number("age") < 24 &&
            !person.is("has_a_partner") &&
            !person.is("student_allowance__has_a_supported_child"),
          why: {
            en: "Under 24 it depends on your parents’ income too. We did not ask about it",
            mi: "I raro iho i te 24 tau, kei te āhua hoki o te moni whiwhi o ō mātua. Kāore mātou i ui mō tērā",
          },
        }),
      ),
      from(
        parents,
        doubt({
          id: "partners-income",
          en: "Your partner’s income is below the limit",
          mi: "Kei raro iho te moni whiwhi o tō hoa rangatira i te tepe",
          law: studentAllowances("DLM260306"),
          uses: ["has_a_partner", householdIncome],
          when: (person) => person.is("has_a_partner") && person.family.number(householdIncome) !== 0,
          why: {
            en: "Your partner’s income counts too, and we have not found its limit",
            mi: "Ka whai wāhi hoki te moni whiwhi o tō hoa rangatira, ā, kāore anō mātou kia kite i tōna tepe",
          },
        }),
      ),
    ],
    {
      from: toSections,
      law: studentAllowances("DLM260306"),
      own: {
        "full-time": studentAllowances("DLM260337"),
        overseas: studentAllowances("DLM260337"),
        "part-time": studentAllowances("DLM260337"),
        "no-other-allowance": studentAllowances("DLM260340"),
      },
    },
  ),
];

const notBesideBenefits: Exclusion = {
  id: "student-allowance",
  en: "A Student Allowance is not paid with a main benefit",
  mi: "Kāore e utua te <en>Student Allowance</en> i te taha o tētahi takuhe matua",
  between: [["student_allowance__eligible_for_basic_grant"], mainBenefits],
  scope: "person",
  since: null,
  act: "Student Allowances Regulations 1998",
  source: [
    {
      title: "Student Allowances Regulations 1998",
      address: "https://www.legislation.govt.nz/regulation/public/1998/0277/latest/DLM260340.html",
    },
  ],
  confidence: "primary",
};

export const studentAllowance: Assistance = { variables, excludes: [notBesideBenefits] };

import { benefit, criterion } from "../criteria.ts";
import { parentalLeaveAct as act, cite } from "../law.ts";

const named = "Parental Leave and Employment Protection Act 1987";
const law = cite(named, act("DLM121539"), act("DLM120458"), act("DLM121773"), act("DLM6810651"));

export const paidParentalLeave = [
  benefit("parental_leave__eligible_employee", "Can get Paid Parental Leave", law, [
    criterion({
      id: "citizen-or-resident",
      // The model asks for citizens; the questionnaire asks for, and sends, citizens and residents.
      en: "You are a New Zealand citizen or resident",
      mi: "He kirirarau koe nō Aotearoa, he kainoho rānei",
      unmet: {
        en: "It is for New Zealand citizens and residents.",
        mi: "Mō ngā kirirarau me ngā kainoho o Aotearoa tēnei.",
      },
      uses: ["is_nz_citizen"],
      met: (person) => person.is("is_nz_citizen"),
    }),
    criterion({
      id: "primary-carer",
      en: "You are expecting or gave birth to the child, or are the child’s primary carer",
      mi: "E hapū ana koe, i whānau mai rānei te tamaiti i a koe, ko koe rānei tōna kaitiaki matua",
      law: cite(named, act("DLM120458")),
      since: "2002-01-01",
      uses: ["parental_leave__is_primary_carer"],
      met: (person) => person.is("parental_leave__is_primary_carer"),
    }),
    criterion({
      id: "stopping-work",
      en: "You have applied for leave, or are stopping work, to care for the child",
      mi: "Kua tono koe i te whakatā tiaki pēpi, e whakamutu ana rānei koe i tō mahi, hei tiaki i te tamaiti",
      law: cite(named, act("DLM121773")),
      uses: ["parental_leave__applied_for_leave_or_stopped_working"],
      met: (person) => person.is("parental_leave__applied_for_leave_or_stopped_working"),
    }),
    criterion({
      id: "employment",
      en: "You have worked enough before the child arrives to meet the employment test",
      mi: "Kua nui tō mahi i mua i te taenga mai o te tamaiti, e ea ai te whakamātautau whiwhi mahi",
      law: cite(named, act("DLM6810651")),
      uses: ["parental_leave__threshold_tests"],
      met: (person) => person.number("parental_leave__threshold_tests") >= 6,
    }),
    criterion({
      id: "no-recent-leave",
      en: "You had no parental leave in the last six months",
      mi: "Kāore koe i whiwhi whakatā tiaki pēpi i te ono marama kua hipa",
      law: cite(named, act("DLM120450")),
      uses: ["parental_leave__had_previous_parental_leave_in_last_six_months"],
      quiet: true,
      met: (person) => !person.is("parental_leave__had_previous_parental_leave_in_last_six_months"),
    }),
  ]),
];

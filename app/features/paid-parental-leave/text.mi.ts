import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

type Words = Translation<typeof en>;

const count =
  "Kōwhiria ngā wiki e {{weeksWorked}} i nui rawa ai te mahi, ahakoa kāore e whai ana tētahi i tētahi. Tāpirihia ngā hāora o ngā mahi katoa, tae atu ki te mahi a te tangata māna ake, ka whakawehe ai ki te {{weeksWorked}}.";

const stopped =
  "I a koe e whiwhi ana i ngā utunga, kāore koe e mahi mō te moni, mā tētahi kaituku mahi, māu ake rānei. Kei te whakatā tiaki pēpi pea koe, kua wehe rānei i tō mahi. E whakaaetia ana ētahi hāora ruarua kia mau tonu ai te hono ki te mahi: pātai atu ki Te Tari Taake.";

const questions: Words["questions"] = {
  situation: {
    question: "He aha tō āhuatanga i tēnei wā?",
    moreInfo: {
      title: "Ko wai te kaitiaki matua?",
      text: "Ko te tangata kei a ia te kawenga matua mō te tiaki i te tamaiti ia rā, ia rā. Mō te pēpi, ko te tangata e hapū ana, ki te kore ia e tuku i ngā utunga ki tōna hoa rangatira. Tērā anō pea he tangata kē ka tiaki pūmau i tētahi tamaiti kei raro i te {{ageInCare}} tau.",
    },
    answers: {
      "giving-birth": "Kei te hapū au, ā, māku te utu whakatā tiaki pēpi",
      transferring:
        "Kei te hapū au, ā, e hiahia ana au ki te tuku i te utu whakatā tiaki pēpi ki taku hoa rangatira, ko ia hoki te kaitiaki matua",
      "taking-responsibility":
        "E whāngai ā-ture ana au, e tango ana rānei i te kawenga mō tētahi tamaiti kei raro i te {{ageInCare}} tau",
      "baby-under-1":
        "He pēpi kē tāku kei raro i te {{ageToApply}} tau, ā, e hiahia ana au ki te utu whakatā tiaki pēpi",
      none: "Kāore tētahi o ēnei",
    },
  },
  worked: {
    heading: "Tō mahi",
    question:
      "I roto i ngā wiki {{weeksLookedAt}} i mua i tō wā whānau, ka eke ō hāora mahi ki te {{hoursAWeek}} i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}}?",
    moreInfo: { title: "Me pēhea te tatau i ngā hāora", text: count },
  },
  stopping: {
    heading: "Tō whakamatuatanga",
    question: "Ka mutu tō mahi, ka tango whakamatuatanga rānei koe i āu mahi katoa, hei tiaki i tō pēpi?",
    moreInfo: { title: "Te tikanga o te mutu", text: stopped },
  },
  recent: {
    heading: "Ngā utu o mua",
    question:
      "I whiwhi koe i te utu whakatā tiaki pēpi mō tētahi atu tamaiti i ngā wiki {{weeksBetween}} kua hipa?",
  },
  workedToTransfer: {
    heading: "Tō mahi",
    question:
      "I roto i ngā wiki {{weeksLookedAt}} i mua i tō wā whānau, ka eke ō hāora mahi ki te {{hoursAWeek}} i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}}?",
    moreInfo: {
      title: "Te take ka pātai mātou mō tāu ake mahi",
      text: `Ka taea anake e koe te tuku i ngā utunga ka taea e koe anō te whiwhi. ${count}`,
    },
  },
  partner: {
    heading: "Tō hoa rangatira",
    question: "Ko tō hoa rangatira te tangata ka whakakapi i a koe, ā, ko ia te kaitiaki matua o tō pēpi?",
  },
  partnerWorked: {
    heading: "Te mahi a tō hoa rangatira",
    question:
      "I roto i ngā wiki {{weeksLookedAt}} i mua i tō wā whānau, ka eke ngā hāora mahi a tō hoa rangatira ki te {{hoursAWeek}} i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}}?",
    moreInfo: { title: "Me pēhea te tatau i ngā hāora", text: count },
  },
  partnerStopping: {
    heading: "Te whakamatuatanga a tō hoa rangatira",
    question:
      "Ka mutu te mahi a tō hoa rangatira, ka tango whakamatuatanga rānei ia i āna mahi katoa, hei tiaki i tō pēpi?",
    moreInfo: {
      title: "Te tikanga o te mutu",
      text: "I a ia e whiwhi ana i ngā utunga, kāore ia e mahi mō te moni, mā tētahi kaituku mahi, māna ake rānei. Kei te whakatā tiaki pēpi pea ia, kua wehe rānei i tana mahi.",
    },
  },
  partnerRecent: {
    heading: "Ngā utu o mua",
    question:
      "I whiwhi tō hoa rangatira i te utu whakatā tiaki pēpi mō tētahi atu tamaiti i ngā wiki {{weeksBetween}} kua hipa?",
  },
  permanent: {
    heading: "Te tiaki i te tamaiti",
    question:
      "Ka noho pūmau te tamaiti ki a koe: mā te whāngai ā-ture, hei tamaiti whāngai, ko koe hei kaitiaki ā-ture pūmau, mā te atawhai mō ake tonu rānei?",
    moreInfo: {
      title: "He aha te tiaki mō te wā poto?",
      text: "He tiaki mō te wā poto te atawhai mō tētahi wā, me te tiaki tamariki i te rā. Kāore i pērā te tiaki ukiuki kua tangohia pūmautia e ngā mātua tīpuna, e ētahi atu rānei.",
    },
  },
  underAge: {
    heading: "Te pakeke o te tamaiti",
    question: "Kei raro te tamaiti i te {{ageInCare}} tau i te rā ka tae mai ia ki a koe hei tiaki?",
  },
  workedBeforeCare: {
    heading: "Tō mahi",
    question:
      "I roto i ngā wiki {{weeksLookedAt}} i mua i te rā ka tae mai te tamaiti ki a koe hei tiaki, ka eke ō hāora mahi ki te {{hoursAWeek}} i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}}?",
    moreInfo: { title: "Me pēhea te tatau i ngā hāora", text: count },
  },
  stoppingForChild: {
    heading: "Tō whakamatuatanga",
    question: "Ka mutu tō mahi, ka tango whakamatuatanga rānei koe i āu mahi katoa, hei tiaki i te tamaiti?",
    moreInfo: { title: "Te tikanga o te mutu", text: stopped },
  },
  alreadyPaid: {
    heading: "Ngā utu mō tēnei tamaiti",
    question: "Kua whiwhi kē tētahi i te utu whakatā tiaki pēpi mō tēnei tamaiti?",
  },
  returned: {
    heading: "Te hoki ki te mahi",
    question: "Kua hoki koe ki te mahi mai i te whānautanga?",
  },
  workedBeforeBirth: {
    heading: "Tō mahi",
    question:
      "I roto i ngā wiki {{weeksLookedAt}} i mua i tō wā whānau, i eke ō hāora mahi ki te {{hoursAWeek}} i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}}?",
    moreInfo: { title: "Me pēhea te tatau i ngā hāora", text: count },
  },
};

const you = "Ko te āhua nei ka whai wāhi koe ki te utu whakatā tiaki pēpi";
const nobody = "Ko te āhua nei kāore koe e whai wāhi ki te utu whakatā tiaki pēpi";

const outcomes: Words["outcomes"] = {
  own: {
    title: you,
    text: "E ai ki ō whakautu, ka whiwhi pea koe i ngā utunga tae noa ki te <b>{{weeksOfPayments}} wiki</b>, i a koe e tiaki ana i tō pēpi.",
  },
  inCare: {
    title: you,
    text: "E ai ki ō whakautu, ka whiwhi pea koe i ngā utunga tae noa ki te <b>{{weeksOfPayments}} wiki</b>, i a koe e tiaki ana i te tamaiti.",
  },
  withBaby: {
    title: you,
    text: "E ai ki ō whakautu, ka whiwhi pea koe i ngā utunga tae noa ki te <b>{{weeksOfPayments}} wiki</b>, i a koe e tiaki ana i tō pēpi. <b>Tonoa i mua i tō hokinga ki te mahi, i mua hoki i te rā huritau tuatahi o tō pēpi.</b>",
  },
  transfer: {
    title: "Ko te āhua nei ka whai wāhi tō hoa rangatira ki te utu whakatā tiaki pēpi",
    text: "E ai ki ō whakautu, ka whiwhi pea tō hoa rangatira i te katoa o ngā utunga tae noa ki te <b>{{weeksOfPayments}} wiki</b>, i te toenga rānei ka waihotia e koe.",
  },
  work: {
    title: nobody,
    text: "He iti rawa ngā hāora mahi. Me eke te mahi a te tangata ka whiwhi i ngā utunga ki te {{hoursAWeek}} hāora i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}} o ngā wiki {{weeksLookedAt}} i mua i te wā whānau, i mua rānei i te rā i tae mai ai te tamaiti ki a ia hei tiaki.",
  },
  leave: {
    title: nobody,
    text: "Ko ngā utunga, mō te hunga anake ka mutu ā rātou mahi, ka tango whakamatuatanga rānei i ā rātou mahi katoa, hei tiaki i te tamaiti.",
  },
  recent: {
    title: nobody,
    text: "Kia {{weeksBetween}} wiki, neke atu, i waenga i ngā wā e rua e utua ai te whakatā tiaki pēpi.",
  },
  nothingToTransfer: {
    title: "Ko te āhua nei kāore tō hoa rangatira e whai wāhi ki te utu whakatā tiaki pēpi",
    text: "Ka taea anake te tuku i ngā utunga ka taea e koe anō te whiwhi. Kia pērā ai, me eke tō mahi ki te {{hoursAWeek}} hāora i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}} o ngā wiki {{weeksLookedAt}} i mua i tō wā whānau.",
  },
  partner: {
    title: "Ko te āhua nei kāore e taea te tuku i ngā utu",
    text: "Ka taea anake te tuku i ngā utunga ki te hoa rangatira ka noho hei kaitiaki matua mō te tamaiti.",
  },
  temporary: {
    title: nobody,
    text: "Ko ngā utunga, mō te hunga ka tango pūmau i te tiaki o te tamaiti. Kāore te tiaki mō te wā poto e whai wāhi.",
  },
  age: {
    title: nobody,
    text: "Ko ngā utunga, mō te tamaiti kei raro i te {{ageInCare}} tau i te rā ka tae mai ia hei tiaki.",
  },
  already: {
    title: nobody,
    text: "Kotahi anake te wā e utua ai te whakatā tiaki pēpi mō ia tamaiti, ā, kua whiwhi kē tētahi mō tēnei tamaiti. Mēnā i tukuna e ia tētahi wāhanga, pātai atu ki Te Tari Taake mō te toenga.",
  },
  returned: {
    title: nobody,
    text: "Me tono ngā utunga i mua i te hokinga ki te mahi.",
  },
  none: {
    title: nobody,
    text: "Mō te hunga hapū te utu whakatā tiaki pēpi, mō ngā hoa rangatira ka tukuna ki a rātou, mō te hunga hoki ka tango pūmau i tētahi tamaiti kei raro i te {{ageInCare}} tau.",
  },
};

const steps: Words["steps"] = {
  apply:
    'Tonoa ki Te Tari Taake, <a href="https://www.ird.govt.nz/paid-parental-leave">i <en>myIR</en>, mā te puka rānei</a>. He pai ake te tono i mua i te tīmatanga o tō whakatā tiaki pēpi, ā, me mātua tono i mua i tō hokinga ki te mahi, i mua hoki i te {{ageToApply}} tau o tō pēpi.',
  applyInCare:
    'Tonoa ki Te Tari Taake, <a href="https://www.ird.govt.nz/paid-parental-leave">i <en>myIR</en>, mā te puka rānei</a>: i mua i tō hokinga ki te mahi, i roto hoki i te tau kotahi mai i te rā i tae mai ai te tamaiti ki a koe.',
  applySoon:
    'Tonoa ināianei ki Te Tari Taake, <a href="https://www.ird.govt.nz/paid-parental-leave">i <en>myIR</en>, mā te puka rānei</a>: i mua i tō hokinga ki te mahi, i mua hoki i te {{ageToApply}} tau o tō pēpi.',
  applyBoth:
    'Me tono kōrua tahi ki Te Tari Taake, <a href="https://www.ird.govt.nz/paid-parental-leave">i <en>myIR</en>, mā te puka rānei</a>: ko koe hei tuku i ngā utunga, ko tō hoa rangatira hei whiwhi.',
  tellEmployer:
    'Tuhi atu ki tō kaituku mahi, kia {{monthsOfNotice}} marama neke atu i mua i tō wā whānau, <a href="/stage/pregnancy#card2008">ko tēhea whakamatuatanga e hiahia ana koe</a>.',
  tellEmployers:
    'Mā tēnā, mā tēnā o kōrua ka whakatā tiaki pēpi e tuhi ki tana kaituku mahi, kia {{monthsOfNotice}} marama neke atu i mua i te wā whānau, <a href="/stage/pregnancy#card2008">ko tēhea whakatā e hiahiatia ana</a>.',
  tellEmployerSoon:
    'Tuhi wawe atu ki tō kaituku mahi āhea te tamaiti tae mai ai ki a koe hei tiaki, <a href="https://www.employment.govt.nz/leave-and-holidays/parental-leave">ko tēhea whakamatuatanga hoki e hiahia ana koe</a>.',
  onePaid: "Kāore e taea te utu i ngā kaitiaki tokorua mō te tamaiti kotahi i te wā kotahi.",
  help: 'Mō te āwhina, waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 227 773</a>.',
  otherLeave:
    'Tērā tonu pea ka taea <a href="/stage/pregnancy#card2008">ētahi atu momo whakatā tiaki pēpi</a>, me te pupuri i tō tūranga mahi mōu.',
  otherHelp:
    'Tērā pea he utunga kē mōu: ka tirohia ngā utunga 17 e te <a href="/financial-help/financial-help-checker">arowhai āwhina pūtea</a>.',
  ask: 'Mēnā kāore koe i te tino mōhio, pātai atu ki Te Tari Taake i te <a href="tel:0800227773">0800 227 773</a>. Mā rātou te whakatau.',
};

const law: Words["law"] = {
  threshold:
    "Te whakamātautau mahi: {{hoursAWeek}} hāora i ia wiki, neke atu, hei toharite, mō ētahi wiki e {{weeksWorked}} o ngā wiki {{weeksLookedAt}} o mua",
  carer: "Ko wai te kaitiaki matua, me te kī kei raro i te {{ageInCare}} tau te tamaiti ka tae mai hei tiaki",
  earlyStart: "Ka taea te tīmata i te whakatā tiaki pēpi i ngā wiki e {{weeksEarly}} i mua i te wā whānau",
  notice: "Me tuhi atu ki te kaituku mahi, kia {{monthsOfNotice}} marama neke atu i mua i te wā whānau",
  entitlement: "Ko wai ka utua: ko te tangata kua mutu te mahi, kia kotahi anake te utunga mō ia tamaiti",
  transfer: "Ki a wai ngā utunga e taea ai te tuku",
  between: "Te wā i waenga i ngā utunga mō tētahi tamaiti me ngā utunga mō te tamaiti e whai ake ana",
  application: "Te wā whakamutunga e taea ai te tono",
  duration: "Ngā utu tae noa ki te {{weeksOfPayments}} wiki",
};

const dates: Words["dates"] = {
  title: "Ō rā matua",
  headingMi: "Ō rā matua",
  offer:
    "Āhea me whakamōhio ai i tō kaituku mahi, āhea e taea ai te tīmata i te whakatā tiaki pēpi, me te wā whakamutunga hei tono: he mea tatau mai i tō wā whānau.",
  link: "Tātaihia ō rā matua",
  intro: "Tuhia te rā o tō wā whānau, ka tatau mātou i ngā rā matua mō te utu whakatā tiaki pēpi.",
  privacy: "Ka noho te rā ki tēnei pūtirotiro anake, mō te hāora kotahi.",
  show: "Whakaaturia ngā rā",
  counted:
    "He mea tatau mai i te {{date}}, te rā o te wā whānau. Ki te moata, ki te tōmuri rānei te taenga mai o tō pēpi, ka neke ētahi.",
  once: "Kāore tō pūtirotiro i kī mai nō tā mātou whārangi tēnei. Tēnā, tirohia, ka pēhi anō ai i te pātene.",
  calendar: "Whakaurua ēnei rā ki taku maramataka",
  calendarNote:
    "Ka whiwhi koe i tētahi kōnae ka taea e ngā maramataka katoa te huaki. He rā anake kei roto, kāore he ingoa.",
  note: "He mea tatau mai i te rā o te wā whānau. Ka moata ake pea, ka tōmuri ake rānei te rā tonu.",
  back: "Hoki atu ki te arowhai",
  days: {
    workCounts: "Ka tīmata ngā wiki {{weeksLookedAt}} e tatauria ai te mahi",
    tellEmployer: "Te rā whakamutunga hei tuhi ki tō kaituku mahi mō te whakatā tiaki pēpi",
    earliestStart: "Mai i tēnei rā, ka taea te tīmata i te whakatā tiaki pēpi me ngā utu",
    dueDate: "Te rā o te wā whānau",
    paymentsEnd: "Kua mutu ngā wiki e {{weeksOfPayments}} o ngā utunga, mēnā i tīmata i te rā o te wā whānau",
    applyBefore: "Tonoa ngā utunga i mua i tēnei rā, i mua hoki i tō hokinga ki te mahi",
  },
};

/** The words of the Paid Parental Leave checker in te reo Māori. */
export const mi: Words = {
  title: "Tirohia mēnā ka whai wāhi koe ki te utu whakatā tiaki pēpi",
  headingMi: "Tirohia mēnā ka whai wāhi koe ki te utu whakatā tiaki pēpi",
  lead: "Tirohia tō āheinga ki te utu hei whakakapi i te moni whiwhi ka ngaro i te taenga mai o tētahi pēpi hou.",
  short: "Utu whakatā tiaki pēpi",
  likely: "Te otinga: āe pea",
  unlikely: "Te otinga: kāo pea",
  progress: "Pātai {{number}}, tae noa ki te {{most}}",
  know: {
    title: "He pai kia mōhio",
    questions: "Tae noa ki te {{most}} ngā pātai.",
    privacy:
      "Kāore mātou e pātai ko wai koe, kāore hoki mātou e pupuri i ō whakautu. Kei te wāhitau o tēnei whārangi aua whakautu, kia taea ai e koe te hoki atu, te toha rānei.",
    indication:
      "He tohu noa iho tēnei. Ehara te whakamahi i tēnei taputapu i te tono: mā Te Tari Taake te whakatau.",
    more: 'Pānuitia ētahi atu kōrero i te aratohu: <a href="/stage/pregnancy#card2009">te utu whakatā tiaki pēpi</a> me <a href="/stage/pregnancy#card2008">te whakatā tiaki pēpi</a>.',
  },
  answered: "Ō whakautu",
  again: "Tīmata anō",
  next: "Hei mahi māu ināianei",
  instead: "Ētahi atu āwhina pea",
  amount: {
    text: "He rite te utu ki tā te kaitiaki e whiwhi ai i ngā wā katoa i mua i te tāke, engari kaua e neke atu i te <b>{{dollars}}</b> i te wiki.",
    unknown:
      "He rite te utu ki tā te kaitiaki e whiwhi ai i ngā wā katoa i mua i te tāke, engari he tepe tōna ka panonihia i ia 1 o Hūrae.",
  },
  lawTitle: "Te ture i tēnei otinga",
  act: "<en>Parental Leave and Employment Protection Act 1987</en>",
  section: "wāhanga {{number}}",
  since: "mai i te {{date}}",
  print: "Ka taea te tā i tēnei whārangi hei mau atu māu.",
  questions,
  outcomes,
  steps,
  law,
  dates,
};

import type { Translation } from "#app/i18n/translation.ts";
import type { benefits as English } from "./benefits.en.ts";

export const benefits: Translation<typeof English> = {
  isAccommodationSupplement: {
    name: "<en>Accommodation Supplement</en>",
    description:
      "He utunga ā-wiki hei āwhina i te utu rēti, i te utu noho, i ngā utu rānei mō tō ake whare. Ehara i te mea mō te hunga kei ngā whare pāpori.",
    papers: "identification,bankAccount,irdNumber,incomeProof,housingProof",
    how: "online",
  },
  isBestStart: {
    name: "<en>Best Start</en>",
    description:
      "He utunga mō ngā whānau he tamaiti tā rātou kei raro i te 3 tau. I te tau tuatahi, kāore e whai take te rahi o tō moni whiwhi.",
    papers: "irdNumber,bankAccount,birthCertificate",
    how: "inlandRevenue",
  },
  isChildCareSubsidy: {
    name: "<en>Childcare Subsidy</en>",
    description:
      "He āwhina i te utu mō te tiaki kōhungahunga kua whakaaetia. Ka utua ki te ratonga e haere ana tō tamaiti.",
    papers: "identification,incomeProof,birthCertificate,eceEnrolment",
    how: "online",
  },
  ChildDisabilityAllowance: {
    name: "<en>Child Disability Allowance</en>",
    description:
      "He utunga mā te tino kaitiaki o tētahi tamaiti whai hauātanga taumaha, me tiaki, me aro hoki i ngā wā katoa.",
    papers: "identification,bankAccount,birthCertificate,medicalCertificate",
    how: "online",
  },
  isCommunityServicesCard: {
    name: "Kāri Ratonga Hapori (<en>Community Services Card</en>)",
    description:
      "He kāri e iti iho ai te utu mō te toro i te rata, mō ngā rongoā me ētahi atu mea, mōu me tō whānau.",
    papers: "identification,incomeProof,proofOfAddress",
    how: "form",
  },
  isHomeHelp: {
    name: "<en>Home Help</en>",
    description:
      "Ka utua tētahi tangata hei āwhina i te kāinga ina tae mai ngā pēpi, ngā tamariki rānei, neke atu i te kotahi i te wā kotahi.",
    papers: "identification,bankAccount,birthCertificate",
    how: "form",
  },
  isJobSeekerSupport: {
    name: "<en>Job Seeker Support</en>",
    description: "He utunga ā-wiki i a koe e kimi mahi ana, kāore rānei e taea te mahi nā te mate hauora.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof",
    how: "online",
  },
  isOrphansBenefit: {
    name: "<en>Orphans Benefit</en>",
    description:
      "He utunga mā te hunga e tiaki ana i tētahi tamaiti kua mate ōna mātua, kāore rānei e kitea ana, he māuiui rawa rānei ki te tiaki i a ia.",
    papers: "identification,bankAccount,birthCertificate,careLetters",
    how: "workAndIncome",
  },
  isSoleParentSupport: {
    name: "<en>Sole Parent Support</en>",
    description:
      "He utunga ā-wiki mēnā e whakatipu ana koe i tētahi tamaiti kei raro i te 14 tau, me te kore tautoko a te hoa rangatira.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,birthCertificate",
    how: "online",
  },
  isStudentAllowance: {
    name: "<en>Student Allowance</en>",
    description: "He utunga ā-wiki mā ngā ākonga wā kikī. Kāore e hiahiatia kia whakahokia.",
    papers: "identification,bankAccount,irdNumber,incomeProof,studyEnrolment",
    how: "studyLink",
  },
  isSupportedLivingPayment: {
    name: "<en>Supported Living Payment</en>",
    description:
      "He utunga ā-wiki mēnā he iti noa te mahi ka taea e koe nā tētahi mate hauora, hauātanga rānei, e pūmau ana, e taumaha ana hoki, mēnā rānei he wā kikī tō tiaki i tētahi tangata me tiaki.",
    papers: "identification,proofOfAddress,bankAccount,irdNumber,incomeProof,medicalCertificate",
    how: "online",
  },
  isUnsupportedChildsBenefit: {
    name: "<en>Unsupported Child's Benefit</en>",
    description:
      "He utunga mā te hunga e tiaki ana i tētahi tamaiti kāore e taea e ōna mātua te tiaki nā te pakaru o te noho a te whānau.",
    papers: "identification,bankAccount,birthCertificate,careLetters",
    how: "workAndIncome",
  },
  isWorkingForFamiliesFamilyTaxCredit: {
    name: "<en>Working for Families Family Tax Credit</en>",
    description:
      "He utunga auau mā ngā whānau whai tamariki, ahakoa kei te mahi, kei te ako, kei te whiwhi takuhe rānei.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isWorkingForFamiliesInWorkTaxCredit: {
    name: "<en>Working for Families In-Work Tax Credit</en>",
    description:
      "He utunga tāpiri mā ngā whānau e mahi whai utu ana, kāore hoki e whiwhi takuhe e herea ana ki te moni whiwhi.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isWorkingForFamiliesMinimumFamilyTaxCredit: {
    name: "<en>Working for Families Minimum Family Tax Credit</en>",
    description:
      "He tāpiri ki te utu o ngā whānau e mahi ana, kia kore ai te moni whiwhi i muri i te tāke e heke iho i tētahi rahinga kua whakaritea.",
    papers: "irdNumber,bankAccount,incomeProof,birthCertificate",
    how: "inlandRevenue",
  },
  isYoungParentPayment: {
    name: "<en>Young Parent Payment</en>",
    description: "He utunga ā-wiki mā ngā mātua 16 ki te 19 ō rātou tau.",
    papers: "identification,bankAccount,irdNumber,incomeProof,birthCertificate",
    how: "online",
  },
  isPaidParentalLeave: {
    name: "<en>Paid Parental Leave</en>",
    description:
      "He utunga mō ngā wiki e 26 te nui rawa, i a koe kua wehe i te mahi hei tiaki i tētahi pēpi hou, i tētahi tamaiti rānei kei raro i te 6 tau kua tae mai ki a koe hei tiaki.",
    papers: "irdNumber,bankAccount,birthCertificate,employerDetails",
    how: "inlandRevenue",
  },
};

import type { Reason } from "../../week/answer.ts";

export const because = (id: string, law: string, en: string, mi: string): Reason => ({ id, en, mi, law });

const ssa = "Social Security Act 2018";

/** Said by several benefits. */
export const shared = {
  partner: because(
    "has-partner",
    `${ssa}, s 30`,
    "This is for parents without a partner.",
    "Mō ngā mātua kāore he hoa rangatira tēnei.",
  ),
  partnerAbroad: because(
    "partner-abroad",
    `${ssa}, ss 8, 30`,
    "Your partner is abroad. It depends on whether the relationship, or their support, has ended.",
    "Kei tāwāhi tō hoa rangatira. Kei te āhua tonu mēnā kua mutu te hononga, tāna tautoko rānei.",
  ),
  residence: because(
    "two-years",
    `${ssa}, s 16`,
    "You need two years in New Zealand as a citizen or resident, or to be a refugee or protected person.",
    "Me rua tau i Aotearoa hei kirirarau, hei kainoho rānei, me noho rānei hei rerenga, hei tangata whakamarutia.",
  ),
  notResident: because(
    "not-resident",
    `${ssa}, s 16`,
    "This is for citizens and residents who live in New Zealand.",
    "Mō ngā kirirarau me ngā kainoho e noho ana i Aotearoa tēnei.",
  ),
  superannuation: because(
    "of-age-of-superannuation",
    "New Zealand Superannuation and Retirement Income Act 2001, s 7",
    "From 65 there is New Zealand Superannuation instead.",
    "Mai i te 65 tau ko te Penihana Kaumātua kē.",
  ),
  incomeLeavesNothing: because(
    "income-leaves-nothing",
    `${ssa}, Schedule 2`,
    "Your income leaves nothing of it.",
    "Kāore he toenga i muri i tō moni whiwhi.",
  ),
  byIncome: because(
    "by-income",
    `${ssa}, Schedule 2`,
    "The full rate, less a part of the income of the family.",
    "Te utu katoa, ka tangohia he wāhanga o te moni whiwhi o te whānau.",
  ),
  onLeave: because(
    "leave-and-benefit",
    `${ssa}, s 23`,
    "Whether it is paid beside leave payments was not found.",
    "Kāore i kitea mēnā ka utua i te taha o ngā utu whakatā tiaki pēpi.",
  ),
  equally: because(
    "shared-equally",
    `${ssa}, s 32`,
    "You share the care equally, and only one of you can have it for this child.",
    "He ōrite tā kōrua tiaki, ā, kotahi anake o kōrua ka whiwhi mō tēnei tamaiti.",
  ),
  noChild: because(
    "no-child",
    "Income Tax Act 2007, s MC 2",
    "There is no child who counts for this.",
    "Kāore he tamaiti e whai wāhi ana ki tēnei.",
  ),
  mainBenefit: because(
    "with-main-benefit",
    "Income Tax Act 2007, ss MD 8, ME 1",
    "It is not paid beside a main benefit.",
    "Kāore e utua i te taha o te penefiti matua.",
  ),
} as const;

/** The tax credits say these each by a section of their own. */
export const incomeTakesAll = (id: string, law: string): Reason =>
  because(id, law, "The income of the family takes all of it.", "Ka pau katoa i te moni whiwhi o te whānau.");
export const childsBenefitInstead = (id: string, law: string): Reason =>
  because(
    id,
    law,
    "Orphans or Unsupported Child’s Benefit is paid for the child instead.",
    "Ka utua kētia te <en>Orphans Benefit</en>, te <en>Unsupported Child’s Benefit</en> rānei mō te tamaiti.",
  );

import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown, yes } from "./declare.ts";
import { isEqually, isMainly } from "./main-benefit.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";
const youngest = 16;
const oldest = 19;
const ownHome = 18;

const why = {
  age: because(
    "not-16-to-19",
    `${law}, s 57`,
    "It is for parents from 16 to 19.",
    "Mō ngā mātua mai i te 16 ki te 19 tau.",
  ),
  income: because(
    "young-parent-income",
    `${law}, s 57`,
    "How income lowers it was not found.",
    "Kāore i kitea me pēhea te moni whiwhi e whakaheke ai.",
  ),
  home: because(
    "with-own-parents",
    `${law}, s 57`,
    "At 16 and 17 it depends on whether your own parents support you.",
    "I te 16 me te 17, kei te āhua tonu mēnā kei te tautokona koe e ō mātua ake.",
  ),
  study: because(
    "study-ready",
    `${law}, s 58`,
    "It is for parents who are in study or training, or ready for it.",
    "Mō ngā mātua kei te ako, kei te whakangungu, kua rite rānei.",
  ),
  couple: because(
    "young-couple",
    `${law}, s 57`,
    "The rate for a couple was not found.",
    "Kāore i kitea te utu mō te tokorua.",
  ),
  paid: because(
    "as-sole-parent",
    `${law}, Schedule 4 Part 4`,
    "As much as Sole Parent Support.",
    "He rite ki te <en>Sole Parent Support</en>.",
  ),
};

function rule({ facts, figure, weeklyIncome, weeklyLeave }: Reckoning): Outcome {
  const parent = facts.adults.find(({ age }) => age >= youngest && age <= oldest);
  if (!parent) return no(why.age);
  if (!facts.dependants.some((child) => isMainly(child) || isEqually(child))) return no(shared.noChild);
  if (!meetsTwoYears(parent)) return no(shared.residence);
  if (facts.isCouple) return unknown(null, why.couple);
  if (weeklyIncome + weeklyLeave > 0) return unknown(null, why.income);
  if (parent.told.studyReady === false) return unknown(null, why.study);
  if (parent.age < ownHome && parent.told.livesWithParents) return unknown(null, why.home);
  const rate = figure("sole_parent_support.weekly_net");
  return facts.dependants.some(isMainly) ? yes(rate, why.paid) : unknown(rate, shared.equally);
}

export const youngParentPayment: Benefit = {
  id: "youngParentPayment",
  name: { en: "Young Parent Payment", mi: "<en>Young Parent Payment</en>" },
  law: `${law}, ss 56–58, Schedule 4 Part 4`,
  rule,
};

import { type Benefit, cents, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { hourlyRate, isActive, isResidentFamily } from "./shared/childcare.ts";
import { because, shared } from "./shared/reasons.ts";

const law = "Social Security Regulations 2018";
const from = 5;
const until = 14;
const untilWithDisability = 18;

const why = {
  noChild: because(
    "no-child-in-oscar",
    `${law}, r 30`,
    "No child from 5 to 13 goes to a programme before or after school.",
    "Kāore he tamaiti mai i te 5 ki te 13 e haere ana ki tētahi hōtaka i mua, i muri rānei i te kura.",
  ),
  atHome: because(
    "parent-at-home",
    `${law}, r 34`,
    "It is paid where all who care for the child work, study or are ill.",
    "Ka utua mēnā kei te mahi, kei te ako, kei te māuiui rānei ngā kaitiaki katoa.",
  ),
  income: because(
    "oscar-income",
    `${law}, Schedule 2`,
    "The income of the family is above the last limit.",
    "Kei runga ake te moni whiwhi o te whānau i te tepe whakamutunga.",
  ),
  paid: because(
    "oscar-hours-by-rate",
    `${law}, rr 30–41, Schedule 2`,
    "Hours by the rate for your income, up to 20 a week in term and 50 in the holidays.",
    "Ko ngā hāora e ai ki te utu mō tō moni whiwhi, tae ki te 20 i te wiki i te wāhanga kura, ki te 50 i ngā hararei.",
  ),
};

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const inCare = facts.dependants.filter(
    ({ age, told }) =>
      told.oscar && age >= from && age < (told.disability?.constantCare ? untilWithDisability : until),
  );
  if (inCare.length === 0) return no(why.noChild);
  if (!isResidentFamily(reckoning)) return no(shared.notResident);
  if (!facts.adults.every(isActive)) return no(why.atHome);
  const rate = hourlyRate(reckoning);
  if (rate === 0) return no(why.income);
  const most = figure("oscar_subsidy.hours.most_in_term");
  const weekly = inCare.reduce((sum, { told: { oscar } }) => {
    return sum + Math.min(oscar!.hours ?? 0, most) * Math.min(rate, oscar!.feePerHour ?? rate);
  }, 0);
  return weekly > 0 ? yes(cents(weekly), why.paid) : no(why.noChild);
}

export const oscar: Benefit = {
  id: "oscar",
  name: { en: "OSCAR Subsidy", mi: "<en>OSCAR Subsidy</en>" },
  law: `${law}, rr 30–41, Schedule 2; Social Security Act 2018, s 77`,
  adds: "help",
  rule,
};

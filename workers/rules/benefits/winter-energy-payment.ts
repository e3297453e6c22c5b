import { type Benefit, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { because } from "./shared/reasons.ts";

const law = "Social Security Act 2018";
/** Both days included. */
const [first, last] = ["05-01", "10-01"];

const why = {
  season: because(
    "not-in-winter",
    `${law}, ss 70–74`,
    "It is paid from 1 May to 1 October.",
    "Ka utua mai i te 1 o Mei ki te 1 o Oketopa.",
  ),
  without: because(
    "without-main-benefit",
    `${law}, ss 70–74`,
    "It is paid with a main benefit or New Zealand Superannuation.",
    "Ka utua i te taha o te penefiti matua, o te Penihana Kaumātua rānei.",
  ),
  paid: because(
    "in-winter",
    `${law}, ss 70–74`,
    "Paid without applying, from 1 May to 1 October.",
    "Ka utua, kāore he tono, mai i te 1 o Mei ki te 1 o Oketopa.",
  ),
};

function rule({ facts, figure, main, of }: Reckoning): Outcome {
  const monthAndDay = facts.day.slice(5);
  if (monthAndDay < first || monthAndDay > last) return no(why.season);
  if (main === "none" && of("nzSuper").verdict !== "yes") return no(why.without);
  const isFamily = facts.isCouple || facts.dependants.length > 0;
  return yes(figure(`winter_energy_payment.weekly.${isFamily ? "family" : "single"}`), why.paid);
}

export const winterEnergyPayment: Benefit = {
  id: "winterEnergyPayment",
  name: { en: "Winter Energy Payment", mi: "<en>Winter Energy Payment</en>" },
  law: `${law}, ss 70–74`,
  adds: "cash",
  rule,
};

import type { Answers } from "#app/forms/answers.ts";
import { reasonsAlone } from "../steps/options.ts";
import { parentAlone } from "../steps/other-parent/other-parent.ts";

type ReasonAlone = (typeof reasonsAlone)[number];

/** `call`: it goes on online, and the page says whom to call first. */
type Way = "online" | "paper" | "call";

interface PublishedWay {
  readonly way: Way;
  readonly source: string;
}

/** "If the other parent is known, but they cannot complete the form, you must complete a paper form"; unknown: online. */
const registrationPage =
  "https://www.govt.nz/browse/family-and-whanau/having-a-baby/registering-a-new-baby-and-getting-a-birth-certificate/";
/** Whom paper is for: known but unable, in danger, without consent. */
const adoptionPage =
  "https://practice.orangatamariki.govt.nz/our-work/adoption/facilitating-an-adoption-placement/registering-the-birth-of-te-tamaiti";
/** Births, Deaths, Marriages, and Relationships Registration Act 2021, ss 11 (no midwife or doctor) and 16 (two years). */
const act = "https://www.legislation.govt.nz/act/public/2021/0057/latest/whole.html";

/** Status of Children Act 1969, Part 2: who gave birth is the mother. */
const statusOfChildren = "https://www.legislation.govt.nz/act/public/1969/0018/latest/whole.html";

/** How the registry takes the birth, as published. `REGISTRY_TAKES_ONLINE` names the reasons that it takes online after all. */
export const publishedWays = {
  together: { way: "online", source: registrationPage },
  unknown: { way: "online", source: registrationPage },
  womanConsented: { way: "online", source: registrationPage },
  spermDonor: { way: "online", source: registrationPage },
  dead: { way: "paper", source: registrationPage },
  missing: { way: "paper", source: registrationPage },
  mind: { way: "paper", source: registrationPage },
  medical: { way: "paper", source: registrationPage },
  overseas: { way: "paper", source: registrationPage },
  danger: { way: "paper", source: registrationPage },
  disagrees: { way: "paper", source: adoptionPage },
  surrogacy: { way: "call", source: statusOfChildren },
  adoption: { way: "online", source: adoptionPage },
  late: { way: "call", source: act },
  withoutMidwife: { way: "call", source: act },
} as const satisfies Readonly<Record<string, PublishedWay>> & Readonly<Record<ReasonAlone, PublishedWay>>;

export interface TakenOnline {
  /** Reasons of one parent alone that the registry takes online. */
  readonly takenOnline: readonly string[];
}

export const reasonsOnPaper = ({ takenOnline }: TakenOnline): ReasonAlone[] =>
  reasonsAlone.filter((reason) => publishedWays[reason].way === "paper" && !takenOnline.includes(reason));

/** The reason for which this birth is registered on paper; undefined where the registry takes it online. */
export function reasonOnPaper(answers: Answers, facts: TakenOnline): ReasonAlone | undefined {
  const reason = parentAlone(answers)?.reason;
  return reason && reasonsOnPaper(facts).includes(reason) ? reason : undefined;
}

import { type Benefit, isHere, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";

const why = {
  noChild: because(
    "no-constant-care",
    `${law}, s 79`,
    "No child needs constant care for more than 12 months because of a serious disability.",
    "Kāore he tamaiti me tiaki tonu mō te 12 marama neke atu nā te hauātanga taumaha.",
  ),
  paid: because(
    "constant-care",
    `${law}, ss 78–82`,
    "One rate for each child, whatever your income.",
    "Kotahi te utu mō ia tamaiti, ahakoa tō moni whiwhi.",
  ),
};

function rule({ facts, figure }: Reckoning): Outcome {
  const children = facts.children.filter(
    ({ told: { disability } }) => disability?.severe && disability.constantCare,
  );
  if (children.length === 0) return no(why.noChild);
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  return yes(children.length * figure("child_disability_allowance.weekly"), why.paid);
}

export const childDisabilityAllowance: Benefit = {
  id: "childDisabilityAllowance",
  name: { en: "Child Disability Allowance", mi: "<en>Child Disability Allowance</en>" },
  law: `${law}, ss 78–82, Schedule 4 Part 9`,
  rule,
};

import { type Benefit, isHere, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";
/** It is for who has the most of the care; of two with equal care, one. */
const half = 0.5;

const why = {
  noChild: because(
    "no-constant-care",
    `${law}, s 79`,
    "No child needs constant care for more than 12 months because of a serious disability.",
    "Kāore he tamaiti me tiaki tonu mō te 12 marama neke atu nā te hauātanga taumaha.",
  ),
  otherParent: because(
    "other-parent-mainly",
    `${law}, s 78`,
    "The child is mainly in the other parent’s care.",
    "Kei tērā atu matua te nuinga o te tiaki i te tamaiti.",
  ),
  paid: because(
    "constant-care",
    `${law}, ss 78–82`,
    "One rate for each child, whatever your income.",
    "Kotahi te utu mō ia tamaiti, ahakoa tō moni whiwhi.",
  ),
};

function rule({ facts, figure }: Reckoning): Outcome {
  const inNeed = facts.dependants.filter(
    ({ told: { disability } }) => disability?.severe && disability.constantCare,
  );
  if (inNeed.length === 0) return no(why.noChild);
  const children = inNeed.filter(({ share }) => share >= half);
  if (children.length === 0) return no(why.otherParent);
  if (!facts.adults.some(isHere)) return no(shared.notResident);
  return yes(children.length * figure("child_disability_allowance.weekly"), why.paid);
}

export const childDisabilityAllowance: Benefit = {
  id: "childDisabilityAllowance",
  name: { en: "Child Disability Allowance", mi: "<en>Child Disability Allowance</en>" },
  law: `${law}, ss 78–82, Schedule 4 Part 9`,
  rule,
};

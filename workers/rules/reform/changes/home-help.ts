import { criterion, isAnyOf } from "../../criteria.ts";
import type { Criteria, RulePerson } from "../../declare.ts";
import type { Change } from "../reform.ts";
import { checked, sources } from "../sources.ts";

const underFive = 5;
/** Hours for twins are used up within a year, those for triplets within two. */
const yearsForTriplets = 2;
const multiple = "home_help__had_multiple_birth";

type Mother = RulePerson<typeof multiple | "age" | "is_expected">;

function needsHelp(person: Mother): boolean {
  const ages = person.family
    .withRole("child")
    .filter((child) => !child.is("is_expected"))
    .map((child) => child.number("age"));
  const under = (limit: number) => ages.filter((age) => age < limit).length;
  const withTwins = under(1) >= 2 && under(underFive) >= 3;
  return person.is(multiple) && (withTwins || under(yearsForTriplets) >= 3);
}

const unmet = {
  en: "It is for families with twins under 1 and another child under 5, or with triplets or more under 2.",
  mi: "Mō ngā whānau whai māhanga kei raro i te 1 tau me tētahi atu tamaiti kei raro i te 5, whai māhanga tokotoru neke atu rānei kei raro i te 2, tēnei.",
};

const twinsAndAnother = criterion({
  id: "multiple-birth",
  en: "You have twins under 1 and another child under 5, or triplets or more under 2",
  mi: "He māhanga āu kei raro i te 1 tau me tētahi atu tamaiti kei raro i te 5, he māhanga tokotoru neke atu rānei kei raro i te 2",
  uses: [multiple, "age", "is_expected"],
  met: needsHelp,
});

export const homeHelpTwins: Change = {
  id: "home-help-twins",
  en: "Home Help is for twins where there is another child under 5, for a year, and for triplets or more, for two",
  mi: "Mō ngā māhanga te <en>Home Help</en> mēnā he tamaiti anō kei raro i te 5, mō te tau kotahi; mō ngā māhanga tokotoru neke atu rānei, mō ngā tau e rua",
  since: null,
  kind: "correction",
  act: "Home Help Programme of the Ministry of Social Development",
  source: [sources.homeHelp],
  checked,
  confidence: "secondary",
  criteria: {
    home_help__eligible_for_home_help: (before: Criteria) =>
      before.map((item) =>
        isAnyOf(item)
          ? {
              ...item,
              unmet,
              any: item.any.map((one) =>
                one.id === twinsAndAnother.id ? { ...twinsAndAnother, law: one.law } : one,
              ),
            }
          : item,
      ),
  },
};

import { any, benefit, criterion } from "../criteria.ts";
import { type Change, type RulePerson, yesNo } from "../declare.ts";
import { cite, provision } from "../law.ts";
import { principalCaregiver } from "../variables/children.ts";
import { citizenOrResident, normallyLivesHere } from "../variables/residence.ts";
import type { ChildFacts } from "../week/facts.ts";
import { amended } from "./dated.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { toSections } from "./shared/acts.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

const twinsAndAnother: Change = {
  id: "home-help-twins",
  en: "Home Help is for twins where there is another child under 5, for a year, and for triplets or more, for two",
  mi: "Mō ngā māhanga te <en>Home Help</en> mēnā he tamaiti anō kei raro i te 5, mō te tau kotahi; mō ngā māhanga tokotoru neke atu rānei, mō ngā tau e rua",
  since: null,
  kind: "correction",
  act: "Home Help Programme of the Ministry of Social Development",
  source: [sources.homeHelp],
  checked,
  confidence: "secondary",
};

const underFive = 5;
/** Hours for twins are used up within a year, those for triplets within two. */
const yearsForTriplets = 2;
const multiple = "home_help__had_multiple_birth";

type Mother = RulePerson<typeof multiple | "age" | "is_expected">;

function areManySmall(ages: readonly number[]): boolean {
  const under = (limit: number) => ages.filter((age) => age < limit).length;
  const withTwins = under(1) >= 2 && under(underFive) >= 3;
  return withTwins || under(yearsForTriplets) >= 3;
}

function needsHelp(person: Mother): boolean {
  const ages = person.family
    .withRole("child")
    .filter((child) => !child.is("is_expected"))
    .map((child) => child.number("age"));
  return person.is(multiple) && areManySmall(ages);
}

// A welfare programme of the Ministry: it has a policy page and no Act.
const policy =
  "https://www.workandincome.govt.nz/map/legislation/welfare-programmes/home-help-programme/index.html";
const law = cite("Home Help Programme", policy);

const variables = [
  yesNo("home_help__had_multiple_birth", "Had a multiple birth", { law: [policy] }),
  yesNo("home_help__adopted_2_or_more_children", "Adopted two or more children", { law: [policy] }),
  yesNo("home_help__has_no_immediate_family", "Has no immediate family who can help", { law: [policy] }),
  benefit(
    "home_help__eligible_for_home_help",
    "Can get Home Help",
    law,
    [
      citizenOrResident,
      normallyLivesHere,
      principalCaregiver,
      amended(
        twinsAndAnother,
        any(
          "need",
          {
            en: "It is for families with twins or more, or with two or more adopted children.",
            mi: "Mō ngā whānau whai māhanga, neke atu rānei, whai tamariki whāngai ā-ture tokorua rānei, neke atu, tēnei.",
          },
          amended(
            twinsAndAnother,
            criterion({
              id: "multiple-birth",
              en: "You had twins or more at one birth and need help at home",
              mi: "I whānau mai i a koe ngā māhanga, he maha ake rānei, i te whānautanga kotahi, ā, e hiahia āwhina ana koe i te kāinga",
              uses: ["home_help__had_multiple_birth"],
              met: (person) => person.is("home_help__had_multiple_birth"),
            }),
            {
              en: "You have twins under 1 and another child under 5, or triplets or more under 2",
              mi: "He māhanga āu kei raro i te 1 tau me tētahi atu tamaiti kei raro i te 5, he māhanga tokotoru neke atu rānei kei raro i te 2",
              uses: [multiple, "age", "is_expected"],
              met: needsHelp,
            },
          ),
          criterion({
            id: "adopted-children",
            en: "You adopted two or more children",
            mi: "I whāngaihia ā-ture e koe ngā tamariki tokorua, neke atu rānei",
            uses: ["home_help__adopted_2_or_more_children"],
            quiet: true,
            met: (person) => person.is("home_help__adopted_2_or_more_children"),
          }),
          criterion({
            id: "no-family-to-help",
            en: "A child depends on you, you have no family who can help, and you have or can get a Community Services Card",
            mi: "E whirinaki ana tētahi tamaiti ki a koe, kāore he whānau hei āwhina, ā, he Kāri Ratonga Hapori tāu, ka taea rānei e koe te whiwhi",
            uses: [
              "has_dependent_child",
              "home_help__has_no_immediate_family",
              "has_community_services_card",
              "social_security__eligible_for_community_services_card",
            ],
            quiet: true,
            met: (person) =>
              person.is("has_dependent_child") &&
              person.is("home_help__has_no_immediate_family") &&
              (person.is("has_community_services_card") ||
                person.is("social_security__eligible_for_community_services_card")),
          }),
        ),
        {
          unmet: {
            en: "It is for families with twins under 1 and another child under 5, or with triplets or more under 2.",
            mi: "Mō ngā whānau whai māhanga kei raro i te 1 tau me tētahi atu tamaiti kei raro i te 5, whai māhanga tokotoru neke atu rānei kei raro i te 2, tēnei.",
          },
        },
      ),
    ],
    {
      from: toSections,
      law: provision("Home Help Programme", policy, null),
      own: {},
    },
  ),
];

const programme = "Home Help Programme";
const why = {
  notMany: because(
    "no-twins-and-another",
    programme,
    "It is for families with twins under 1 and another child under 5, or with triplets or more under 2.",
    "Mō ngā whānau whai māhanga kei raro i te 1 tau me tētahi atu tamaiti kei raro i te 5, whai māhanga tokotoru neke atu rānei kei raro i te 2.",
  ),
  hours: because(
    "hours-of-help",
    programme,
    "Hours of help at home are paid for.",
    "Ka utua ngā hāora āwhina i te kāinga.",
  ),
};

/** Children of one birth are told by their day. */
const areOfOneBirth = (children: readonly ChildFacts[]): boolean =>
  new Set(children.map(({ born }) => born)).size < children.length;

function rule({ facts }: Reckoning): Outcome {
  const { dependants: children, adults } = facts;
  if (!areOfOneBirth(children) || !areManySmall(children.map(({ age }) => age))) return no(why.notMany);
  return adults.some(isHere) ? yes(null, why.hours) : no(shared.notResident);
}

export const homeHelp: Benefit = {
  id: "homeHelp",
  name: { en: "Home Help", mi: "<en>Home Help</en>" },
  law: programme,
  variables,
  rule,
};

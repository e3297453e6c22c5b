import { any, benefit, criterion } from "../criteria.ts";
import { yesNo } from "../declare.ts";
import { cite } from "../law.ts";
import { principalCaregiver } from "./children.ts";
import { citizenOrResident, normallyLivesHere } from "./residence.ts";

// A welfare programme of the Ministry: it has a policy page and no Act.
const policy =
  "https://www.workandincome.govt.nz/map/legislation/welfare-programmes/home-help-programme/index.html";
const law = cite("Home Help Programme", policy);

export const homeHelp = [
  yesNo("home_help__had_multiple_birth", "Had a multiple birth", { law: [policy] }),
  yesNo("home_help__adopted_2_or_more_children", "Adopted two or more children", { law: [policy] }),
  yesNo("home_help__has_no_immediate_family", "Has no immediate family who can help", { law: [policy] }),
  benefit("home_help__eligible_for_home_help", "Can get Home Help", law, [
    citizenOrResident,
    normallyLivesHere,
    principalCaregiver,
    any(
      "need",
      {
        en: "It is for families with twins or more, or with two or more adopted children.",
        mi: "Mō ngā whānau whai māhanga, neke atu rānei, whai tamariki whāngai ā-ture tokorua rānei, neke atu, tēnei.",
      },
      criterion({
        id: "multiple-birth",
        en: "You had twins or more at one birth and need help at home",
        mi: "I whānau mai i a koe ngā māhanga, he maha ake rānei, i te whānautanga kotahi, ā, e hiahia āwhina ana koe i te kāinga",
        uses: ["home_help__had_multiple_birth"],
        met: (person) => person.is("home_help__had_multiple_birth"),
      }),
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
  ]),
];

import { question, section, step, when } from "#app/forms/builders.ts";
import { all, any, is, not } from "#app/forms/conditions/condition.ts";
import type { Field } from "#app/forms/field.ts";
import { choice, choices, select, yesNo, yesNoUnknown } from "#app/forms/fields/choice.tsx";
import { date } from "#app/forms/fields/date.tsx";
import { moneyEvery } from "#app/forms/fields/money.tsx";
import { postcode, wholeNumber } from "#app/forms/fields/text.tsx";

/** The specification's values: yes and no are the strings 'true' and 'false'. */
const yesOrNo = () => question(yesNo("true", "false"));
const mayBeAnswered = (field: Field) => question(field, { required: false });
const yesNoOrUnknown = () => question(yesNoUnknown("true", "false"));
const yes = (name: string) => is(name, "true");
const no = (name: string) => is(name, "false");
/** "Unknown" leads to the same questions as yes: they decide what is possible. */
const yesOrUnknown = (name: string) => is(name, "true", "unknown");

const maxChildren = 16;
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
const children = (from: number) => is("applicant.numberOfChildren", ...numbers(from, maxChildren));

/** Oldest age of each group: under 1, 1 to 4, 5 to 13, 14 to 15, 16 to 18. */
const ageGroups = ["0", "4", "13", "15", "18"] as const;

/** What may be paid already: it is in no sum of what is more. A main benefit has a question of its own. */
const paymentsOfOwn = [
  "familyTaxCredit",
  "inWorkTaxCredit",
  "bestStart",
  "accommodationSupplement",
  "childcareSubsidy",
] as const;

const resident = yes("applicant.isNZResident");
/** The tax credits ask for a child who is here, or for the person who claims (Income Tax Act 2007, section MC 5). */
const isAsked = any(resident, all(no("applicant.isNZResident"), yes("applicant.childIsNZResident")));
const partnered = is("applicant.relationshipStatus", "notsingle");
const supportedByPartner = all(partnered, not(yes("applicant.isInadequatelySupportedByPartner")));
const firstAgeUnderFive = is("children.ages", "0", "4");
const firstAgeEighteen = all(is("children.ages", "18"), not(is("children.ages", "0", "4", "13", "15")));
/** Those of them that begin at 5. */
const olderGroups = ["13", "15", "18"] as const;
const isChosen = (group: string) => is("children.ages", group);
const noneOlder = not(is("children.ages", ...olderGroups));
const atMostOneOlder = not(
  any(...olderGroups.map((one) => all(...olderGroups.filter((other) => other !== one).map(isChosen)))),
);
/** As many children may be under 5: each older group that is chosen has one. */
const mayBeUnderFive = (count: number) =>
  all(
    firstAgeUnderFive,
    any(
      all(children(count), noneOlder),
      all(children(count + 1), atMostOneOlder),
      all(children(count + 2), not(all(...olderGroups.map(isChosen)))),
      children(count + 3),
    ),
  );
const works = is("applicant.workOrStudy", "work", "self", "both");
const partnerWorks = is("applicant.doesPartnerWork", "true", "self");
const studies = is("applicant.workOrStudy", "study", "both");

export const questionnaire = step("questions", [
  section("background", {
    applicant: {
      isNZResident: yesOrNo(),
      // Beyond the specification, here and below: what today's law asks for, where it decides. None has to be answered.
      ...when(no("applicant.isNZResident"), { childIsNZResident: mayBeAnswered(yesNo("true", "false")) }),
      ...when(isAsked, {
        normallyLivesInNZ: yesOrNo(),
        ...when(all(resident, yes("applicant.normallyLivesInNZ")), {
          livedHereTwoYears: mayBeAnswered(choice(["true", "false", "refugee"])),
        }),
        age: question(wholeNumber({ characters: 3 })),
        hasSeriousDisability: yesOrNo(),
        relationshipStatus: question(choice(["notsingle", "single"])),
        ...when(partnered, { isInadequatelySupportedByPartner: yesOrNo() }),
      }),
    },
  }),
  section(
    "children",
    {
      applicant: {
        gaveBirthToThisChild: yesOrNo(),
        ...when(yes("applicant.gaveBirthToThisChild"), {
          meetsPaidParentalLeaveEmployedRequirements: yesNoOrUnknown(),
          isStoppingWorkToCareForChild: yesOrNo(),
          dueDate: mayBeAnswered(date()),
        }),
        numberOfChildren: question(select(numbers(0, maxChildren))),
        ...when(children(2), {
          needsDomesticSupport: question(yesNo("true", "false"), { required: children(3) }),
        }),
      },
      ...when(children(1), {
        children: {
          ages: question(choices(ageGroups)),
          // Not in the specification, two of whose age groups cannot tell what Best Start asks for.
          ...when(firstAgeUnderFive, {
            youngestDateOfBirth: mayBeAnswered(date()),
            ...when(mayBeUnderFive(2), { nextDateOfBirth: mayBeAnswered(date()) }),
            ...when(mayBeUnderFive(3), { thirdDateOfBirth: mayBeAnswered(date()) }),
          }),
          ...when(firstAgeEighteen, { financiallyIndependant: yesOrNo() }),
        },
        child: {
          hasSeriousDisability: yesOrNo(),
          ...when(yes("child.hasSeriousDisability"), {
            requiresConstantCareAndAttention: yesNoOrUnknown(),
            ...when(yesOrUnknown("child.requiresConstantCareAndAttention"), {
              constantCareUnderSix: yesOrNo(),
            }),
          }),
          ...when(any(firstAgeUnderFive, yes("child.constantCareUnderSix")), {
            attendsECE: yesOrNo(),
            ...when(yes("child.attendsECE"), {
              weeklyECEHours: yesOrNo(),
              ...when(yes("child.weeklyECEHours"), {
                eceHours: mayBeAnswered(wholeNumber({ characters: 2 })),
                eceFees: mayBeAnswered(wholeNumber({ characters: 4 })),
                ...when(is("children.ages", "4"), {
                  eceFreeHours: mayBeAnswered(yesNoUnknown("true", "false")),
                }),
              }),
            }),
          }),
          ...when(is("children.ages", "13"), {
            attendsOSCAR: mayBeAnswered(yesNo("true", "false")),
            ...when(yes("child.attendsOSCAR"), {
              oscarHours: mayBeAnswered(wholeNumber({ characters: 2 })),
              oscarFees: mayBeAnswered(wholeNumber({ characters: 4 })),
            }),
          }),
        },
      }),
    },
    isAsked,
  ),
  section(
    "relationship",
    {
      applicant: {
        isPrincipalCarer: yesOrNo(),
        allChildrenInTheirFullTimeCare: yesOrNo(),
        ...when(no("applicant.allChildrenInTheirFullTimeCare"), {
          isPrincipalCarerForProportion: yesOrNo(),
          nightsPerFortnight: mayBeAnswered(wholeNumber({ characters: 2 })),
        }),
        isParent: yesOrNo(),
        ...when(no("applicant.isParent"), {
          isPrincipalCarerForOneYearFromApplicationDate: yesNoOrUnknown(),
        }),
      },
      children: when(yesOrUnknown("applicant.isPrincipalCarerForOneYearFromApplicationDate"), {
        birthParents: question(choices(["family-breakdown", "not-found", "in-prison", "died", "other"])),
      }),
    },
    all(isAsked, children(1)),
  ),
  section(
    "work",
    {
      applicant: {
        workOrStudy: question(select(["work", "self", "study", "both", "leave", "acc", "neither"])),
        ...when(studies, { isStudyingFullTime: yesOrNo() }),
        ...when(works, {
          employmentStatus: question(choice(["full-time", "notfulltime"])),
          worksWeeklyHours: question(wholeNumber({ characters: 3 })),
        }),
        ...when(supportedByPartner, { doesPartnerWork: question(choice(["true", "self", "false"])) }),
      },
      partner: when(partnerWorks, {
        worksWeeklyHours: question(wholeNumber({ characters: 3 })),
      }),
    },
    isAsked,
  ),
  section(
    "income",
    {
      income: {
        applicant: question(moneyEvery({ characters: 8 })),
        ...when(supportedByPartner, { spouse: question(moneyEvery({ characters: 8 })) }),
      },
      applicant: {
        receivesIncomeTestedBenefit: yesOrNo(),
        ...when(all(works, yes("applicant.receivesIncomeTestedBenefit")), {
          weeklyPayBesideBenefit: mayBeAnswered(wholeNumber({ characters: 5 })),
        }),
        ...when(children(1), { alreadyGets: mayBeAnswered(choices(paymentsOfOwn)) }),
        holdsCommunityServicesCard: yesOrNo(),
      },
    },
    isAsked,
  ),
  section(
    "accommodation",
    {
      applicant: {
        hasAccommodationCosts: yesOrNo(),
        ...when(yes("applicant.hasAccommodationCosts"), {
          hasSocialHousing: yesOrNo(),
          ...when(no("applicant.hasSocialHousing"), {
            postCode: question(postcode()),
            housing: mayBeAnswered(choice(["rent", "board", "mortgage"])),
            rent: mayBeAnswered(wholeNumber({ characters: 4 })),
            savings: mayBeAnswered(wholeNumber({ characters: 7 })),
          }),
        }),
      },
    },
    isAsked,
  ),
]);

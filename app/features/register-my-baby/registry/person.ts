import { type Answers, answersTo } from "#app/forms/answers.ts";
import { readDay, readOption, readText, readYesNo } from "../read-answers.ts";
import { type Parent, residencies } from "../steps/other-services/caregiver.ts";
import { citizenshipSources, passportSources } from "./birth-schema.ts";
import { ethnicities, yesNoUnknown } from "./kinds.ts";
import { onlyGiven } from "./only-given.ts";
import type { Payload } from "./schema.ts";

type ParentPayload = Payload["mother"];
type Ethnicities = Record<(typeof ethnicities)[number], boolean>;

/** What is said of a child or parent alike. */
export const personOf = (answers: Answers, who: "child" | Parent) => ({
  firstNames: readText(answers, `${who}.firstNames`),
  surname: readText(answers, `${who}.surname`),
  maoriDescendant: readOption(answers, `${who}.maoriDescendant`, yesNoUnknown),
  ethnicGroups: ethnicGroupsOf(answers, who),
});

function ethnicGroupsOf(answers: Answers, who: "child" | Parent): ParentPayload["ethnicGroups"] {
  const groups = answersTo(answers, `${who}.ethnicGroups`);
  const listed = Object.fromEntries(ethnicities.map((group) => [group, groups.includes(group)]));
  const other = groups.includes("other") ? readText(answers, `${who}.ethnicityDescription`) : undefined;
  return onlyGiven({ ...(listed as Ethnicities), other });
}

/** One parent: details, home, citizenship, ways to reach them. */
export function parentOf(answers: Answers, who: Parent): ParentPayload {
  const said = (question: string) => readText(answers, `${who}.${question}`);
  return onlyGiven({
    ...personOf(answers, who),
    firstNamesAtBirth: said("firstNamesAtBirth"),
    surnameAtBirth: said("surnameAtBirth"),
    occupation: said("occupation"),
    dateOfBirth: readDay(answers, `${who}.dateOfBirth`) ?? "",
    placeOfBirth: said("placeOfBirth"),
    countryOfBirth: said("countryOfBirth"),
    homeAddress: onlyGiven({
      line1: said("homeAddress.line1"),
      suburb: said("homeAddress.suburb"),
      line2: said("homeAddress.line2"),
    }),
    isCitizen: readYesNo(answers, `${who}.isCitizen`),
    ...citizenshipOf(answers, who),
    daytimePhone: said("daytimePhone"),
    alternativePhone: said("alternativePhone"),
    email: said("email"),
  });
}

const withPassport = new Set<string>(passportSources);

function citizenshipOf(answers: Answers, who: Parent): Partial<ParentPayload> {
  switch (readYesNo(answers, `${who}.isCitizen`)) {
    case true: {
      const citizenshipSource = readOption(answers, `${who}.citizenshipSource`, citizenshipSources);
      const isPassportAsked = withPassport.has(citizenshipSource ?? "");
      return {
        citizenshipSource,
        citizenshipPassportNumber: isPassportAsked
          ? readText(answers, `${who}.citizenshipPassportNumber`)
          : undefined,
      };
    }
    case false:
      return nonCitizenOf(answers, who);
    case undefined:
      return {};
  }
}

function nonCitizenOf(answers: Answers, who: Parent): Partial<ParentPayload> {
  const [residency] = Object.entries(residencies).filter(([question]) =>
    readYesNo(answers, `${who}.${question}`),
  );
  if (!residency) return { nonCitizenSource: "none" };
  return {
    nonCitizenSource: residency[1],
    nonCitizenDocNumber: readText(answers, `${who}.nonCitizenDocNumber`),
  };
}

import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { isSameMailbox } from "../../../application/mailbox.ts";
import { ownAddressRows } from "../../supervisors/family.ts";
import { knownService } from "./known-services.ts";
import { childRows, identifierOf, providerRows, providersOf } from "./provider-rows.ts";

const providerWords = wordsOf("childcare/parent/steps/children/provider");

/** @param all pruned answers, with derived ones */
export function childrenErrors(all: Answers, language: Language): Errors {
  const t = providerWords(language);
  const lacking = whatNoChildDoes(all);
  const unknown = childRows(all)
    .flatMap((child) => providersOf(child, all))
    .filter((row) => {
      const number = identifierOf(row, all);
      return number !== undefined && knownService(all, number) === undefined;
    });
  return {
    ...otherAddressErrors(all, language),
    ...Object.fromEntries(unknown.map((row) => [`${row}.provider_identifier`, [t("notChosen")]])),
    ...Object.fromEntries(ownAddressRows(all).map((row) => [`${row}.provider_email`, [t("ownAddress")]])),
    ...(lacking && { [lacking]: [t("atLeastOne")] }),
  };
}

/** A service is asked once, at one address: the one that was given first. */
function otherAddressErrors(all: Answers, language: Language): Errors {
  const given = new Map<string, string>();
  const entries = providerRows(all).flatMap((row) => {
    const number = identifierOf(row, all);
    const address = answerTo(all, `${row}.provider_email`);
    if (number === undefined || address === undefined) return [];
    const first = given.get(number) ?? address;
    given.set(number, first);
    if (isSameMailbox(first, address)) return [];
    return [
      [`${row}.provider_email`, [providerWords(language)("otherAddress", { address: first })]] as const,
    ];
  });
  return Object.fromEntries(entries);
}

/** The last question that could have said so; undefined while it is open whether some child attends. */
function whatNoChildDoes(all: Answers): string | undefined {
  const children = childRows(all);
  const attends = (child: string) => readYesNo(all, `${child}.attends_ece_service`);
  if (children.some((child) => attends(child) === undefined)) return undefined;
  const attending = children.filter(attends);
  if (attending.length === 0) return `${children.at(-1)}.attends_ece_service`;
  const applying = attending.filter((child) => readYesNo(all, `${child}.is_applying_for_ccs`) !== false);
  return applying.length === 0 ? `${attending.at(-1)}.is_applying_for_ccs` : undefined;
}

import { type Answers, readYesNo } from "#app/forms/answers.ts";
import type { Errors } from "#app/forms/validate.ts";
import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { ownAddressRows } from "../../supervisors/family.ts";
import { knownService } from "./known-services.ts";
import { childRows, identifierOf, providersOf } from "./provider-rows.ts";

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
    ...Object.fromEntries(unknown.map((row) => [`${row}.provider_identifier`, [t("notChosen")]])),
    ...Object.fromEntries(ownAddressRows(all).map((row) => [`${row}.provider_email`, [t("ownAddress")]])),
    ...(lacking && { [lacking]: [t("atLeastOne")] }),
  };
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

const people = "(child|mother|father)";

/** A name of the payload and the question it came from; the first that fits counts. */
const renamed: readonly (readonly [RegExp, string])[] = [
  [/^child\.stillBorn$/, "child.aliveAtBirth"],
  [/^child\.birthOrder(Number|Total)$/, "child.multipleBirthOrder"],
  [/^birthPlace\.home\.line2$/, "birthPlace.home.suburb"],
  [/^birthPlace\.home\.line3$/, "birthPlace.home.line2"],
  [/^certificateOrder\.deliveryAddress\.line2$/, "certificateOrder.deliveryAddress.suburb"],
  [/^certificateOrder\.deliveryAddress\.suburbTownPostcode$/, "certificateOrder.deliveryAddress.line2"],
  [new RegExp(`^${people}\\.ethnicGroups\\.other$`), "$1.ethnicityDescription"],
  [new RegExp(`^${people}\\.ethnicGroups\\..+$`), "$1.ethnicGroups"],
  [/^(mother|father)\.nonCitizenSource$/, "$1.isPermanentResident"],
  [/^assistedReproductionFemaleParents$/, "assistedHumanReproduction"],
  [/^(bestStart\.primaryCareGiver\.bankAccount\.number)$/, "$1.bank"],
];

/** Of the payload alone: no question stands behind them. */
const unasked = /^(activity|confirmationUrl(Success|Failure))$/;

/**
 * The question that a field of the payload was made from (facts 4.7 backwards).
 * @param field as the registry names it; rows as "siblings.0.sex" or "siblings[0].sex"
 * @returns nothing when no question stands behind it
 */
export function questionNameOf(field: string | undefined): string | undefined {
  if (!field || field.length > 100 || unasked.test(field)) return undefined;
  const name = field.replace(/\.(\d{1,2})(?=\.|$)/g, "[$1]");
  const [found, question] = renamed.find(([pattern]) => pattern.test(name)) ?? [];
  return found && question ? name.replace(found, question) : name;
}

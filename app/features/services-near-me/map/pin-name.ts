import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { NumberedService } from "./numbered.ts";

const words = wordsOf("services-near-me/map");

export function pinName(language: Language, services: readonly NumberedService[]): string {
  const t = words(language);
  const names = services.map(({ number, name, distance }) =>
    distance === null
      ? t("pin/anywhere", { number, name })
      : t("pin/far", { number, name, distance: distance.toFixed(1) }),
  );
  const [first = ""] = names;
  return names.length > 1 ? t("pin/several", { count: names.length, names: names.join("; ") }) : first;
}

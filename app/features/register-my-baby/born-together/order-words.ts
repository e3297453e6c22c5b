import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";

export function orderWords(language: Language, order: string): string {
  const { questions } = textsOf("register-my-baby/steps/child", language);
  const options: Readonly<Record<string, string>> = questions["child.multipleBirthOrder"].options;
  return options[order] ?? order;
}

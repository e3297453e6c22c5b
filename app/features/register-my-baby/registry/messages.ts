import { questionsOfFields } from "#app/forms/payload/question-of.ts";
import type { Texts } from "#app/i18n/words.ts";
import { logEvent } from "#app/server/log-event.ts";
import type { RegistryMessage, SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import { table } from "./table.ts";

export type RegistryKey = keyof Texts["register-my-baby/registry"];

export interface QuestionMessage {
  /** Undefined: about the whole application. */
  name: string | undefined;
  type: "error" | "warning";
  /** Our own words; without them `text` is shown as sent. */
  key: RegistryKey | undefined;
  /** As the registry calls it; undefined where it names none. */
  field: string | undefined;
  /** Characters the registry refuses, in quotes; empty if it names none. */
  characters: string;
  /** The registry's English; may be empty. */
  text: string;
  asksForExplanation: boolean;
}

type Known = readonly [type: "error" | "warning", key: RegistryKey | undefined];

/** By code alone, or by code and the registry's field name. Without a key the registry's own words are shown. */
const known: Readonly<Record<string, Known>> = {
  "10001": ["error", "required"],
  "10002": ["error", "required"],
  "10003": ["error", "characters"],
  "10004": ["error", "addressCharacters"],
  "10066": ["error", "textCharacters"],
  "10015": ["error", "futureDate"],
  "10014:mother.dateOfBirth": ["error", "parentTooOld"],
  "10014:father.dateOfBirth": ["error", "parentTooOld"],
  "10010": ["warning", undefined],
  "10025": ["error", undefined],
  mdob_young: ["error", "motherTooYoung"],
  fdob_young: ["error", "otherParentTooYoung"],
  wdatet_parent_young: ["error", "relationshipTooYoung"],
  "ethnic:child.ethnicGroups": ["error", "ethnicGroup"],
  "ethnic:mother.ethnicGroups": ["error", "ethnicGroup"],
  "ethnic:father.ethnicGroups": ["error", "ethnicGroup"],
  "msd_invalid:msd.mothersClientNumber": ["error", "clientNumberInvalid"],
  "msd_invalid:msd.fathersClientNumber": ["error", "clientNumberInvalid"],
  "msd_mandatory:msd.mothersClientNumber": ["error", "clientNumberMissing"],
  "msd_mandatory:msd.fathersClientNumber": ["error", "clientNumberMissing"],
  ird_mothers_email: ["error", "motherEmailMissing"],
  ird_fathers_email: ["error", "otherParentEmailMissing"],
  "name_contains_rank:child.firstNames": ["warning", "nameHasRank"],
  "name_contains_rank:child.surname": ["warning", "nameHasRank"],
  "obscene_name:child.firstNames": ["warning", "nameMayOffend"],
  "obscene_name:child.surname": ["warning", "nameMayOffend"],
  "surname_match:mother.surname": ["warning", "sameSurname"],
  "surname_match:father.surname": ["warning", "sameSurname"],
};

const requiredAt: Readonly<Record<string, RegistryKey>> = { declarationMade: "declaration" };

const meaningOf = ({ code, field }: RegistryMessage): Known | undefined => {
  const said = Object.hasOwn(known, code) ? code : `${code}:${field}`;
  return Object.hasOwn(known, said) ? known[said] : undefined;
};

export const questionNameOf = questionsOfFields(table);

/** A code without words of ours is shown as it was sent. */
export function questionMessages(messages: readonly RegistryMessage[]): QuestionMessage[] {
  return messages.map((said) => {
    const [type, key] = meaningOf(said) ?? [said.type, undefined];
    const special = key === "required" && said.field ? requiredAt[said.field] : undefined;
    return {
      name: questionNameOf(said.field),
      field: said.field,
      type,
      // Something must be shown even when the registry sends no text.
      key: special ?? key ?? (said.message === "" ? wordless(said.code) : undefined),
      characters: aboutCharacters.includes(said.code) ? quotedIn(said.message) : "",
      text: said.message,
      asksForExplanation: key === "nameHasRank" || key === "nameMayOffend",
    };
  });
}

const aboutCharacters = ["10003", "10004", "10066"];

/** "Characters that are not allowed: 'Ł', ','" */
const quotedIn = (message: string): string =>
  [...message.matchAll(/'(.\p{M}*)'/gsu)].map(([, character]) => `"${character}"`).join(", ");

const wordless = (code: string): RegistryKey => (code === "10010" ? "letterCase" : "general");

export function generalMessage({ kind }: Pick<SubmissionOutcome, "kind">): RegistryKey | undefined {
  const keys: Partial<Record<SubmissionOutcome["kind"], RegistryKey>> = {
    duplicate: "duplicate",
    "general-error": "general",
    "no-connection": "noConnection",
  };
  return keys[kind];
}

/** Logged so that words can be found for them. Field and text are left out: both may hold what was typed. */
export function logUnknownCodes(messages: readonly RegistryMessage[], reference: string): void {
  const unknown = new Set(messages.filter((said) => !meaningOf(said)).map(({ code }) => code));
  for (const code of unknown) {
    const shown = /^[\w:.-]{1,40}$/.test(code) ? code : "unreadable";
    logEvent("registry-code-unknown", { reference, code: shown });
  }
}

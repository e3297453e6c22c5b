import * as z from "zod";
import { type Answers, answersShape } from "#app/forms/answers.ts";
import { type Language, languages } from "#app/i18n/languages.ts";
import type { DraftLink } from "#app/server/drafts/index.ts";
import type { SavedForm } from "../save/saved-form.ts";
import { savedFormFields } from "../save/saved-form.ts";

export interface Reply {
  readonly is: "agreed" | "declined";
  /** Digest of the facts they saw and of their answers. */
  readonly digest: string;
  /** What they saw, so that what changes later can be told; a reply of an earlier release has none. */
  readonly facts?: Answers | undefined;
  readonly answers: Answers;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly language: Language;
}

/** Filled in by a second person beside the first's draft, on their own device. */
export interface InvitedForm extends SavedForm {
  /** The only answers of the first that the second sees. */
  readonly facts: Answers;
  readonly isReady: boolean;
  readonly reply?: Reply | undefined;
  /** Milliseconds since 1970: the first is submitting it. */
  readonly sentAt?: number | undefined;
  /** Then nothing else is kept. */
  readonly end?: InvitationEnd | undefined;
}

export type InvitationEnd =
  | { readonly is: "withdrawn" }
  | { readonly is: "submitted"; readonly reference: string };

export const invitedFormShape: z.ZodType<InvitedForm> = savedFormFields.extend({
  facts: answersShape,
  isReady: z.boolean(),
  reply: z
    .object({
      is: z.enum(["agreed", "declined"]),
      digest: z.string(),
      facts: answersShape.optional(),
      answers: answersShape,
      version: z.number(),
      at: z.number(),
      language: z.enum(languages),
    })
    .optional(),
  sentAt: z.number().optional(),
  end: z
    .discriminatedUnion("is", [
      z.object({ is: z.literal("withdrawn") }),
      z.object({ is: z.literal("submitted"), reference: z.string() }),
    ])
    .optional(),
});

export interface Invitation extends DraftLink {
  /** The invited draft's version when its answers were last exchanged; 0 before. */
  readonly version: number;
  readonly answers: string;
}

export const invitationShape: z.ZodType<Invitation> = z.object({
  id: z.string(),
  key: z.string(),
  version: z.number(),
  answers: z.string(),
});

export const emptyInvitedForm: InvitedForm = {
  answers: {},
  derived: {},
  reached: 1,
  changed: {},
  facts: {},
  isReady: false,
};

/** Milliseconds: longer than a submission may take. */
const sendingTime = 60_000;

export const isBeingSent = ({ sentAt }: InvitedForm, now: number): boolean =>
  sentAt !== undefined && now - sentAt < sendingTime;

import * as z from "zod";
import { sha256 } from "#app/server/crypto/sha256.ts";
import type { DraftKind, DraftLink } from "#app/server/drafts/index.ts";
import type { SavedForm } from "#app/wizard/save/saved-form.ts";
import { savedFormFields } from "#app/wizard/save/saved-form.ts";
import { type SupervisorPayload, table as supervisorPayload } from "../supervisor/payload.ts";

/** All that a service is told about a family, under the service's field names. */
export interface EnrolledChild {
  /** Made from names and birth date, so that answers follow the child, wherever it is in the list. */
  readonly id: string;
  readonly first_name: string;
  readonly middle_name: string;
  readonly last_name: string;
  /** YYYY-MM-DD */
  readonly dob: string;
  readonly receives_20_hours_ece: boolean | null;
  readonly parent_20_hours_weekly: string;
  /** YYYY-MM-DD */
  readonly parent_20_hours_start_date: string;
}

export interface AskedService {
  readonly provider_identifier: string;
  readonly provider_name: string;
  readonly provider_email: string;
  /** The directory's own address; null where it has none. */
  readonly directory_email: string | null;
  readonly subsidy_20_hrs: boolean;
}

/** A supervisor fills it in; the facts come from the parent. */
export interface SectionForm extends SavedForm {
  readonly service: Omit<AskedService, "provider_email" | "directory_email">;
  readonly children: readonly EnrolledChild[];
  /** Client numbers of the applicant and a partner, to refuse them as the service's. Never shown. */
  readonly familyNumbers?: readonly string[] | undefined;
  /** Once sent, it does not change. */
  readonly sent?: SupervisorPayload | undefined;
}

const text = z.string();
const truth = z.boolean().nullable();

export const enrolledChild: z.ZodType<EnrolledChild> = z.object({
  id: text,
  first_name: text,
  middle_name: text,
  last_name: text,
  dob: text,
  receives_20_hours_ece: truth,
  parent_20_hours_weekly: text,
  parent_20_hours_start_date: text,
});

export const sectionFormShape: z.ZodType<SectionForm> = savedFormFields.extend({
  service: z.object({ provider_identifier: text, provider_name: text, subsidy_20_hrs: z.boolean() }),
  children: z.array(enrolledChild),
  familyNumbers: z.array(text).optional(),
  sent: supervisorPayload.schema.optional(),
});

export const sectionDrafts: DraftKind<SectionForm> = {
  form: "childcare-supervisor",
  hasLogin: false,
  shape: sectionFormShape,
  isEmpty: () => false,
};

/** In the parent's draft, by the service's identifier. */
export interface SectionLink extends DraftLink {
  /** Of the mailed link; like the code to type at the service, it ends with the round. */
  readonly token: string;
  readonly code: string;
}

export const sectionLinkShape: z.ZodType<SectionLink> = z.object({
  id: text,
  key: text,
  token: text,
  code: text,
});

export interface ServiceToAsk {
  readonly service: AskedService;
  readonly children: readonly EnrolledChild[];
}

/** An answer counts for exactly this. The service's address is not part of it. */
export const factsDigest = (
  service: Pick<AskedService, "provider_identifier" | "subsidy_20_hrs">,
  children: readonly EnrolledChild[],
): Promise<string> => {
  const facts = children.map((child) => [
    child.id,
    child.receives_20_hours_ece,
    child.parent_20_hours_weekly,
    child.parent_20_hours_start_date,
  ]);
  return sha256(JSON.stringify([service.provider_identifier, service.subsidy_20_hrs, ...facts.sort()]));
};

export const childId = async (
  applicationId: string,
  { first_name, middle_name, last_name, dob }: Omit<EnrolledChild, "id">,
): Promise<string> =>
  (await sha256(JSON.stringify([applicationId, first_name, middle_name, last_name, dob]))).slice(0, 16);

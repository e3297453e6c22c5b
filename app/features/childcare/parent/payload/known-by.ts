import type { SectionForm } from "../../application/section-form.ts";
import type { Json } from "./application-json.ts";

export const whoKnows = ["applicant", "directory", "service", "site"] as const;

/** Who says each fact, by its path; a longer path goes before a shorter one. Of addresses of services see `provider_email_source`. */
export const knownBy: Readonly<Record<string, (typeof whoKnows)[number]>> = {
  relationship_status: "applicant",
  partner_consent: "applicant",
  parent: "applicant",
  partner: "applicant",
  children: "applicant",
  "children[].id": "site",
  "children[].providers[].provider_name": "directory",
  "children[].providers[].provider_phone_number": "directory",
  "children[].providers[].provider_offers_20_hours_ece": "directory",
  "children[].providers[].provider_email_source": "site",
  supervisor_sections: "service",
  reference: "site",
  language: "applicant",
  dates: "site",
  declaration: "applicant",
  documents: "applicant",
  differences: "site",
};

type Answered = Pick<SectionForm, "service" | "children" | "sent">;

/** Where a service says other hours of 20 Hours ECE than the family did. */
export const differencesIn = (forms: readonly Answered[]): Json[] =>
  forms.flatMap(({ service, children, sent }) =>
    children.flatMap(({ id, parent_20_hours_weekly: family }) => {
      const said = sent?.children?.find((child) => child.id === id)?.provider_20_hours_weekly ?? "";
      const isSame = Number(family || 0) === Number(said || 0);
      return isSame
        ? []
        : [
            {
              provider_identifier: service.provider_identifier,
              child_id: id,
              family_20_hours_weekly: family,
              service_20_hours_weekly: said,
            },
          ];
    }),
  );

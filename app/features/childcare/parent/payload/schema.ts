import * as z from "zod";
import { languages } from "#app/i18n/languages.ts";
import { table as supervisorTable } from "../../supervisor/payload.ts";
import { declared } from "../uploads/declared.ts";
import { whoKnows } from "./known-by.ts";
import { table } from "./table.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const { supervisor_has_authority: _, ...ofEnrolment } = supervisorTable.fields.children.fields;
const enrolment = z.strictObject(
  Object.fromEntries(Object.entries(ofEnrolment).map(([name, { schema }]) => [name, schema])),
);

const source = z.enum(["directory", "family"]);

const section = z.strictObject({
  provider_identifier: z.string(),
  status: z.enum(["APPROVED", "DRAFT"]),
  swn: z.string().optional(),
  provider_email: z.string(),
  provider_email_source: source,
  has_holding_or_absence_fee: z.boolean().nullable(),
  supervisor_name: z.string().optional(),
  datetime_completed: z.iso.datetime().nullable(),
  enrollments: z.array(enrolment),
});

/** One line for each file, in the order of the parts of the request. */
const document = z.strictObject({
  key: z.string(),
  filename: z.string(),
  media_type: z.string(),
  size: z.number().int(),
  child_id: z.string().nullable(),
});

/** Hours a week of 20 Hours ECE of which family and service say different things. */
const difference = z.strictObject({
  provider_identifier: z.string(),
  child_id: z.string(),
  family_20_hours_weekly: z.string(),
  service_20_hours_weekly: z.string(),
});

export const payloadSchema = table.schema
  .extend({
    supervisor_sections: z.array(section),
    reference: z.string(),
    language: z.enum(languages),
    dates: z.strictObject({ first_sent: day.nullable(), declared: day }),
    declaration: z.strictObject({ agreed: z.literal(true), statements: z.array(z.enum(declared)) }),
    known_by: z.record(z.string(), z.enum(whoKnows)),
    differences: z.array(difference),
    documents: z.array(document),
  })
  .meta({ title: "Application for the Childcare Subsidy" });

export const payloadJsonSchema = () => z.toJSONSchema(payloadSchema);

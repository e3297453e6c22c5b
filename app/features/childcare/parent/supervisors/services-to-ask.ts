import { type Answers, answerTo, readYesNo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/typed-day.ts";
import { toIso } from "#app/nz/date.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Derived } from "#app/wizard/hooks.ts";
import type { Contact } from "../../application/contact.ts";
import { childId, type EnrolledChild, type ServiceToAsk } from "../../application/section-form.ts";
import { knownService } from "../steps/children/known-services.ts";
import { childRows, identifierOf, providersOf } from "../steps/children/provider-rows.ts";

/** Each service once, with those of its children who apply. @param answers pruned */
export async function servicesToAsk(
  applicationId: string,
  answers: Answers,
  derived: Derived,
): Promise<ServiceToAsk[]> {
  const found = new Map<string, ServiceToAsk>();
  for (const row of childRows(answers)) {
    if (readYesNo(answers, `${row}.is_applying_for_ccs`) !== true) continue;
    for (const provider of providersOf(row, answers)) {
      const known = knownService(derived, identifierOf(provider, answers));
      if (!known) continue;
      const child = await enrolledChild(applicationId, answers, row, provider);
      const { provider_identifier, provider_name } = known;
      const before = found.get(provider_identifier);
      if (before?.children.some(({ id }) => id === child.id)) continue;
      found.set(provider_identifier, {
        service: before?.service ?? {
          provider_identifier,
          provider_name,
          provider_email: answerTo(answers, `${provider}.provider_email`) ?? "",
          directory_email: known.email,
          subsidy_20_hrs: known.provider_offers_20_hours_ece,
        },
        children: [...(before?.children ?? []), child],
      });
    }
  }
  return [...found.values()];
}

/** Of every child, in the order of the rows. */
export const childIdsOf = (applicationId: string, answers: Answers): Promise<string[]> =>
  Promise.all(
    childRows(answers).map(async (row) => (await enrolledChild(applicationId, answers, row, "")).id),
  );

async function enrolledChild(
  applicationId: string,
  answers: Answers,
  row: string,
  provider: string,
): Promise<EnrolledChild> {
  const text = (name: string) => answerTo(answers, name) ?? "";
  const day = (name: string) => {
    const date = readDate(answers, name);
    return date ? toIso(date) : "";
  };
  const child = {
    first_name: text(`${row}.first_name`),
    middle_name: text(`${row}.middle_name`),
    last_name: text(`${row}.last_name`),
    dob: day(`${row}.date_of_birth`),
    receives_20_hours_ece: readYesNo(answers, `${provider}.receives_20_hours_ece`) ?? null,
    parent_20_hours_weekly: text(`${provider}.parent_20_hours_weekly`),
    parent_20_hours_start_date: day(`${provider}.parent_20_hours_start_date`),
  };
  return { ...child, id: await childId(applicationId, child) };
}

/** Replaces the service's address wherever it is chosen. */
export function withAddress(answers: Answers, identifier: string, address: string): Answers {
  const rows = childRows(answers).flatMap((child) => providersOf(child, answers));
  const changed = rows
    .filter((row) => identifierOf(row, answers) === identifier)
    .map((row) => [`${row}.provider_email`, address]);
  return { ...answers, ...Object.fromEntries(changed) };
}

export const contactOf = (answers: Answers, { request: { language } }: Pick<Visit, "request">): Contact => ({
  address: answerTo(answers, "parent.email") ?? "",
  language,
  name: answerTo(answers, "parent.first_name") ?? "",
});

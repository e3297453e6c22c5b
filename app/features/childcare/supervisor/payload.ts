import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { toIso } from "#app/nz/date.ts";
import type { SectionForm, SupervisedChild, SupervisorPayload } from "../application/section-form.ts";

/** What is sent back. @param answers pruned, and complete */
export function payloadOf(answers: Answers, { children }: Pick<SectionForm, "children">): SupervisorPayload {
  const text = (name: string) => answerTo(answers, name) ?? "";
  const truth = (name: string) => (text(name) === "" ? null : text(name) === "true");
  const day = (name: string) => {
    const date = readDate(answers, name);
    return date ? toIso(date) : "";
  };
  if (truth("approved") !== true)
    return {
      approved: false,
      cannot_complete_form_reason: "NOT_REGISTERED",
      has_holding_or_absence_fee: null,
      swn: "",
      supervisor_name: "",
    };
  const answered = children.map(({ id }, at): SupervisedChild => {
    const of = (name: string) => `children[${at}].${name}`;
    return {
      id,
      is_attending: truth(of("is_attending")) === true,
      supervisor_has_authority: truth("supervisor_has_authority") === true,
      hours_of_care_weekly: text(of("hours_of_care_weekly")),
      provider_20_hours_weekly: text(of("provider_20_hours_weekly")),
      enrollment_date: day(of("enrollment_date")),
      hourly_fee: text(of("hourly_fee")),
      weekly_fee: text(of("weekly_fee")),
      is_home_based_educator: truth(of("is_home_based_educator")),
      charges_home_based_top_up: truth(of("charges_home_based_top_up")),
      top_up_start_date: day(of("top_up_start_date")),
      top_up_payment_hourly: text(of("top_up_payment_hourly")),
    };
  });
  const attendAll = answered.every(({ is_attending }) => is_attending);
  return {
    approved: attendAll,
    cannot_complete_form_reason: attendAll ? null : "NOT_ALL_CHILDREN_ATTEND",
    has_holding_or_absence_fee: truth("has_holding_or_absence_fee"),
    swn: text("swn"),
    supervisor_name: text("supervisor_name"),
    children: answered,
  };
}

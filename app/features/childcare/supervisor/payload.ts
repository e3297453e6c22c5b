import * as z from "zod";
import { type Answers, readYesNo } from "#app/forms/answers.ts";
import { group, rows } from "#app/forms/payload/groups.ts";
import * as kinds from "#app/forms/payload/kinds.ts";
import { always, field } from "#app/forms/payload/kinds.ts";
import type { ReadField } from "#app/forms/payload/table.ts";
import { toAnswers } from "#app/forms/payload/to-answers.ts";
import { toPayload } from "#app/forms/payload/to-payload.ts";
import { rowNumbers } from "#app/forms/rows-state.ts";

interface Asked {
  readonly children: readonly { readonly id: string }[];
}

type Read<T> = ReadField<T, Asked>;

const text = always(kinds.text(), "");
const date = always(kinds.date(), "");
const yesNo = always(kinds.yesNo("true", "false"), null);
const tick = kinds.tick("true", "false");

export const refusalReasons = ["NOT_REGISTERED", "NOT_ALL_CHILDREN_ATTEND"] as const;
export type RefusalReason = (typeof refusalReasons)[number];

const isRegistered = (answers: Answers): boolean => readYesNo(answers, "approved") === true;

const whyNot = (answers: Answers, { children }: Asked): RefusalReason | undefined => {
  if (!isRegistered(answers)) return "NOT_REGISTERED";
  const attendAll = children.every((_, at) => readYesNo(answers, `children[${at}].is_attending`));
  return attendAll ? undefined : "NOT_ALL_CHILDREN_ATTEND";
};
const isApproved: Read<boolean> = (answers, _, asked) => whyNot(answers, asked) === undefined;
const refusal: Read<RefusalReason> = (answers, _, asked) => whyNot(answers, asked);

const childId: Read<string> = (_answers, question, { children }) =>
  children[rowNumbers(question)[0] ?? -1]?.id;
const longestId = 100;

const child = {
  id: always(
    field(z.string(), childId, (sent) =>
      typeof sent === "string" && sent.length <= longestId ? {} : undefined,
    ),
  ),
  is_attending: tick,
  /** Declared once for all children. */
  supervisor_has_authority: {
    ...tick,
    read: (answers: Answers) => readYesNo(answers, "supervisor_has_authority") === true,
    write: (sent: unknown, question: string) => tick.write?.(sent, question) && {},
  },
  hours_of_care_weekly: text,
  provider_20_hours_weekly: text,
  enrollment_date: date,
  hourly_fee: text,
  weekly_fee: text,
  /** Why it is not the hours times the hourly fee. */
  fee_explanation: text,
  is_home_based_educator: yesNo,
  charges_home_based_top_up: yesNo,
  top_up_start_date: date,
  top_up_payment_hourly: text,
};

/** Children are left out when the service is not registered. */
export const table = group({
  approved: always(
    field(z.boolean(), isApproved, (sent) =>
      typeof sent === "boolean" ? { approved: String(sent) } : undefined,
    ),
  ),
  cannot_complete_form_reason: always(field(z.enum(refusalReasons), refusal), null),
  has_holding_or_absence_fee: yesNo,
  swn: text,
  supervisor_name: text,
  children: rows(child, {
    max: 100,
    count: (answers, _, { children }: Asked) => (isRegistered(answers) ? children.length : undefined),
  }),
});

export type SupervisorPayload = z.infer<(typeof table)["schema"]>;
export type SupervisedChild = NonNullable<SupervisorPayload["children"]>[number];

/** @param answers pruned and complete */
export const payloadOf = (answers: Answers, { children }: Asked): SupervisorPayload =>
  toPayload(table, isRegistered(answers) ? answers : {}, { children }) as SupervisorPayload;

interface Sent {
  readonly children?: readonly { readonly id: string; readonly supervisor_has_authority?: boolean }[] | null;
}

/** Ignores children the service was not asked about. @returns undefined for any other payload */
export function answersOf(payload: unknown, { children }: Asked): Answers | undefined {
  if (!toAnswers(table, payload)) return undefined;
  const { children: answered, ...service } = payload as Sent;
  const sent = new Map(answered?.map((each) => [each.id, each]));
  const hasAuthority = [...sent.values()].some((each) => each.supervisor_has_authority === true);
  const own = children.map(({ id }) => sent.get(id) ?? { id });
  return {
    ...toAnswers(table, { ...service, children: own }),
    ...(hasAuthority ? { supervisor_has_authority: "true" } : {}),
  };
}

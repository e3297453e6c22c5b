import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { readDollars } from "#app/nz/read-dollars.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { SectionForm } from "../../application/section-form.ts";
import type { SupervisedChild } from "../../supervisor/payload.ts";
import type { ServiceState } from "./service-states.ts";

const supervisorsWords = wordsOf("childcare/parent/supervisors");

export interface SupervisorAnswersProps {
  readonly services: readonly ServiceState[];
  readonly forms: ReadonlyMap<string, SectionForm>;
}

/** Read-only, on the review. */
export function SupervisorAnswers({ services, forms }: SupervisorAnswersProps) {
  const t = supervisorsWords(usePage().language);
  const answered = services.filter(({ section }) => section && section.status !== "DRAFT");
  if (answered.length === 0) return null;
  return (
    <>
      <h2>{t("answers/title")}</h2>
      {answered.map((service) => (
        <OneForm
          key={service.asked.service.provider_identifier}
          service={service}
          form={forms.get(service.asked.service.provider_identifier)}
        />
      ))}
    </>
  );
}

function OneForm({ service, form }: { service: ServiceState; form: SectionForm | undefined }) {
  const t = supervisorsWords(usePage().language);
  return (
    <details className="reviewed" open>
      <summary>
        <h3 translate="no">{service.asked.service.provider_name}</h3>
      </summary>
      {service.is === "stale" && <p className="notice">{t("answers/stale")}</p>}
      {service.reason && <p>{t(`reason/${service.reason}`)}</p>}
      <SentForm form={form} />
    </details>
  );
}

/** What a service has answered. */
export function SentForm({ form }: { form: Pick<SectionForm, "children" | "sent"> | undefined }) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  const sent = form?.sent;
  return (
    <>
      {!sent && <p>{t("answers/none")}</p>}
      {form && sent?.children && (
        <>
          <Lines
            lines={[
              ["supervisor", sent.supervisor_name],
              ["swn", sent.swn],
              ["holding", yesNo(sent.has_holding_or_absence_fee)],
            ]}
          />
          {sent.children.map((child) => {
            const known = form.children.find(({ id }) => id === child.id);
            return (
              <section key={child.id}>
                <h4>
                  {[known?.first_name, known?.last_name].filter((name) => name && name !== "-").join(" ")}
                </h4>
                <Lines lines={linesOf(child)} />
              </section>
            );
          })}
        </>
      )}
    </>
  );

  function yesNo(value: boolean | null): string {
    return value === null ? "" : t(value ? "answers/yes" : "answers/no");
  }

  function linesOf(child: SupervisedChild): readonly Line[] {
    const day = (value: string) => (value ? dayInWords(value, language) : "");
    return [
      ["attending", yesNo(child.is_attending)],
      ["hours", child.hours_of_care_weekly],
      ["twenty", child.provider_20_hours_weekly],
      ["start", day(child.enrollment_date)],
      ["hourly", dollarsOf(child.hourly_fee)],
      ["weekly", dollarsOf(child.weekly_fee)],
      ["explanation", child.fee_explanation ?? ""],
      ["homeBased", yesNo(child.is_home_based_educator)],
      ["topUp", yesNo(child.charges_home_based_top_up)],
      ["topUpHourly", dollarsOf(child.top_up_payment_hourly)],
      ["topUpStart", day(child.top_up_start_date)],
    ];
  }
}

/** Earlier answers may be no amounts. */
function dollarsOf(typed: string): string {
  const amount = readDollars(typed);
  return amount === undefined ? typed : inDollars(amount);
}

type Line = readonly [
  (
    | "supervisor"
    | "swn"
    | "holding"
    | "attending"
    | "hours"
    | "twenty"
    | "start"
    | "hourly"
    | "weekly"
    | "explanation"
    | "homeBased"
    | "topUp"
    | "topUpHourly"
    | "topUpStart"
  ),
  string,
];

function Lines({ lines }: { lines: readonly Line[] }) {
  const t = supervisorsWords(usePage().language);
  return (
    <dl className="review">
      {lines
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>
              <Rich text={t(`answers/${name}`)} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

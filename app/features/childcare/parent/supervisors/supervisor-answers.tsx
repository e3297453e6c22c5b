import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { SectionForm } from "../../application/section-form.ts";
import { type AnsweredForm, dollarsOf, sentParts } from "./sent-parts.ts";
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
    <details className="reviewed">
      <summary>
        <h3 translate="no">{service.asked.service.provider_name}</h3>
        {form?.sent?.children && <Gist form={form} />}
      </summary>
      {service.is === "stale" && <p className="notice">{t("answers/stale")}</p>}
      {service.reason && <p>{t(`reason/${service.reason}`)}</p>}
      <SentForm form={form} />
    </details>
  );
}

/** What hours and fees of each child are, in a line. */
function Gist({ form: { children, sent } }: { form: AnsweredForm }) {
  const t = supervisorsWords(usePage().language);
  return sent?.children?.map((child) => (
    <span key={child.id} className="gist">
      {t(child.is_attending ? "answers/gist" : "answers/gistNot", {
        name: children.find(({ id }) => id === child.id)?.first_name ?? "",
        hours: child.hours_of_care_weekly,
        fee: dollarsOf(child.weekly_fee),
      })}
    </span>
  ));
}

/** What a service has answered. */
export function SentForm({ form }: { form: AnsweredForm | undefined }) {
  const { language } = usePage();
  const t = supervisorsWords(language);
  if (!form?.sent) return <p>{t("answers/none")}</p>;
  return sentParts(form, language).map(({ id, name, lines }) => (
    <section key={id}>
      {name && <h4>{name}</h4>}
      <dl className="review">
        {lines.map(({ label, answer }) => (
          <div key={label}>
            <dt>
              <Rich text={label} />
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { readDialledNumber } from "#app/nz/phone.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { Email, FirstLinks, MoreLinks, Website } from "../contact/contact-links.tsx";
import { serviceAnchor } from "../query/finder-address.ts";
import { LongText } from "./long-text.tsx";
import { ServicesOffered } from "./services-offered.tsx";
import { SourceText, SourceWord } from "./source-words.tsx";

const words = wordsOf("services-near-me");

interface ServiceItemProps {
  service: NearbyService;
  /** In the whole list, as on the map. */
  number: number;
  category: string;
  onMap: string;
}

/** What decides stands in sight: where, how far, free hours, a number. The rest opens. */
export function ServiceItem({ service, number, category, onMap }: ServiceItemProps) {
  const t = words(usePage().language);
  const { id, name, address, type, distance } = service;
  return (
    <li className="service" id={serviceAnchor(id)} data-number={number}>
      <h3>{name}</h3>
      <p className="away">
        {distance === null ? t("service/everywhere") : t("service/away", { distance: distance.toFixed(1) })}
      </p>
      <p className="where">
        {type && (
          <span>
            <SourceWord table="kinds" word={type} />
          </span>
        )}{" "}
        {service.subsidy_20_hrs && <span>{t("service/ece")}</span>} {address && <span>{address}</span>}
      </p>
      {service.location_is_placeholder && <p className="note">{t("service/noAddress")}</p>}
      <div className="service-links">
        <FirstLinks service={service} />
        <details>
          <summary>
            {t("service/more")}
            <span className="visually-hidden">: {name}</span>
          </summary>
          <MoreLinks service={service} category={category} onMap={onMap} />
          <Facts service={service} />
          <Described service={service} />
          <ServicesOffered service={service} />
        </details>
      </div>
    </li>
  );
}

function Described({ service: { name, description } }: { service: NearbyService }) {
  if (!description || /^(not applicable\.?)?$/i.test(description.trim())) return null;
  return <LongText text={description} about={name} />;
}

function Facts({ service }: { service: NearbyService }) {
  const t = words(usePage().language);
  const { definition, subsidy_20_hrs: ece, phone, contact_availability, website, email } = service;
  const { total_enrolled, licensed_places, authority, coed_status } = service;
  return (
    <dl className="service-facts">
      {definition && (
        <Fact name={t("service/kind")}>
          <SourceWord table="facts" word={definition} />
        </Fact>
      )}
      {phone && (
        <Fact name={t("service/phone")} className={readDialledNumber(phone) && "on-paper"}>
          {phone}
        </Fact>
      )}
      {ece === false && <Fact name={t("service/ece")}>{t("service/no")}</Fact>}
      {contact_availability && (
        <Fact name={t("service/hours")}>
          <SourceText text={contact_availability} />
        </Fact>
      )}
      {total_enrolled !== null && <Fact name={t("service/enrolled")}>{total_enrolled}</Fact>}
      {licensed_places !== null && <Fact name={t("service/places")}>{licensed_places}</Fact>}
      {coed_status && (
        <Fact name={t("service/forWhom")}>
          <SourceWord table="facts" word={coed_status} />
        </Fact>
      )}
      {authority && (
        <Fact name={t("service/runBy")}>
          <SourceWord table="facts" word={authority} />
        </Fact>
      )}
      {website && (
        <Fact name={t("service/website")}>
          <Website address={website} />
        </Fact>
      )}
      {email && (
        <Fact name={t("service/email")}>
          <Email address={email} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

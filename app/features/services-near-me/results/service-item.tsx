import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { readDialledNumber } from "#app/nz/phone.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { ContactLinks, Email, Website } from "../contact/contact-links.tsx";
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

export function ServiceItem({ service, number, category, onMap }: ServiceItemProps) {
  const t = words(usePage().language);
  const { id, name, address, type, definition, description, distance } = service;
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
        {definition && (
          <span>
            <SourceWord table="facts" word={definition} />
          </span>
        )}{" "}
        {address && <span>{address}</span>}
      </p>
      {service.location_is_placeholder && <p className="note">{t("service/noAddress")}</p>}
      <ContactLinks service={service} category={category} onMap={onMap} />
      <Facts service={service} />
      <MoreFacts service={service} />
      {description && hasDescription(description) && <LongText text={description} about={name} />}
      <ServicesOffered service={service} />
    </li>
  );
}

const hasDescription = (description: string): boolean => !/^(not applicable\.?)?$/i.test(description.trim());

function Facts({ service }: { service: NearbyService }) {
  const t = words(usePage().language);
  const { subsidy_20_hrs: ece, phone, contact_availability } = service;
  if (ece === null && !phone && !contact_availability) return null;
  return (
    <dl className="service-facts">
      {phone && (
        <Fact name={t("service/phone")} className={readDialledNumber(phone) && "on-paper"}>
          {phone}
        </Fact>
      )}
      {ece !== null && <Fact name={t("service/ece")}>{t(ece ? "service/yes" : "service/no")}</Fact>}
      {contact_availability && (
        <Fact name={t("service/hours")}>
          <SourceText text={contact_availability} />
        </Fact>
      )}
    </dl>
  );
}

/** Few people compare by these, and ten services fit on fewer screens without them. */
function MoreFacts({ service }: { service: NearbyService }) {
  const t = words(usePage().language);
  const { name, total_enrolled, licensed_places, authority, coed_status, website, email } = service;
  if (total_enrolled === null && licensed_places === null && !authority && !coed_status && !website && !email)
    return null;
  return (
    <details className="more-facts">
      <summary>
        {t("service/about")}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <dl className="service-facts">
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
    </details>
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

import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { directionsAddress, serviceAnchor } from "../query/finder-address.ts";
import type { MapAddresses, NumberedService } from "./numbered.ts";
import { pinName } from "./pin-name.ts";

const words = wordsOf("services-near-me/map");

/** Follows the map, or lies over it on wide screens. Hidden without pinned services. */
export function InfoBox(props: MapAddresses & { pinned: readonly NumberedService[] }) {
  const { pinned, mapAddress, listAddress } = props;
  const t = words(usePage().language);
  return (
    <section
      className="map-info"
      data-info=""
      aria-label={t("info/label")}
      tabIndex={-1}
      hidden={pinned.length === 0}
    >
      <a className="map-close" data-close="" href={`${mapAddress({ pin: undefined })}#map`}>
        {t("info/close")}
      </a>
      <ul>
        {pinned.map((service) => (
          <Info key={service.id} service={service} listAddress={listAddress} />
        ))}
      </ul>
    </section>
  );
}

export function InfoTexts({
  services,
  listAddress,
}: {
  services: readonly NumberedService[];
  listAddress: MapAddresses["listAddress"];
}) {
  return (
    <template data-texts="">
      <ul>
        {services.map((service) => (
          <Info key={service.id} service={service} listAddress={listAddress} />
        ))}
      </ul>
    </template>
  );
}

function Info({
  service,
  listAddress,
}: {
  service: NumberedService;
  listAddress: MapAddresses["listAddress"];
}) {
  const { id, number, name, distance, latitude, longitude } = service;
  const { language } = usePage();
  const t = words(language);
  return (
    <li
      data-service={id}
      data-number={number}
      data-name={pinName(language, [service])}
      data-at={`${longitude},${latitude}`}
    >
      <h3>
        {number}. {name}
      </h3>
      {distance !== null && <p>{t("info/distance", { distance: distance.toFixed(1) })}</p>}
      {service.location_is_placeholder && <p className="note">{t("info/area")}</p>}
      <p className="map-ways">
        <a href={`${listAddress(number)}#${serviceAnchor(id)}`}>
          {t("info/more")} <span className="visually-hidden">{t("info/moreAbout", { name })}</span>
        </a>
        <a href={directionsAddress(service)} rel="noopener noreferrer">
          {t("info/directions")}{" "}
          <span className="visually-hidden">
            <Rich text={t("info/directionsTo", { name })} />
          </span>
        </a>
      </p>
    </li>
  );
}

import { wordsOf } from "#app/i18n/words.ts";
import { readDialledNumber } from "#app/nz/phone.ts";
import { safeLink } from "#app/ui/link.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import type { NearbyService } from "#workers/service-locations/service-location.ts";
import { directionsAddress, finder } from "../query/finder-address.ts";

const words = wordsOf("services-near-me");

/** Each link names its service, for screen readers that list links. */
export function FirstLinks({ service }: { service: NearbyService }) {
  const t = words(usePage().language);
  const { name, phone } = service;
  const number = phone && readDialledNumber(phone);
  return (
    <>
      {number && (
        <a className="call" href={`tel:${number}`} aria-label={`${t("service/call", { phone })}, ${name}`}>
          {t("service/call", { phone })}
        </a>
      )}{" "}
      {service.distance !== null && (
        <a
          href={directionsAddress(service)}
          rel="noopener noreferrer"
          aria-label={`${t("service/directions")}: ${name}`}
        >
          {t("service/directions")}
        </a>
      )}{" "}
    </>
  );
}

interface MoreLinksProps {
  service: NearbyService;
  category: string;
  onMap: string;
}

export function MoreLinks({ service: { id, name, distance }, category, onMap }: MoreLinksProps) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <p className="service-links">
      {distance !== null && (
        <a href={onMap} aria-label={`${t("service/showOnMap")}: ${name}`}>
          {t("service/showOnMap")}
        </a>
      )}{" "}
      <a
        href={to(contactAddress(category, id))}
        rel="nofollow"
        aria-label={`${t("service/contact")}: ${name}`}
      >
        {t("service/contact")}
      </a>
    </p>
  );
}

/** Without scheme and www. */
export function Website({ address }: { address: string }) {
  const link = safeLink(address);
  if (!link) return address;
  const { hostname, pathname } = new URL(link);
  const said = hostname.replace(/^www\./, "") + (pathname === "/" ? "" : pathname);
  return (
    <a href={link} rel="noopener noreferrer">
      {said.length > 60 ? hostname.replace(/^www\./, "") : said}
    </a>
  );
}

export function Email({ address }: { address: string }) {
  return /^[^\s@:?&]+@[^\s@:?&]+$/.test(address) ? <a href={`mailto:${address}`}>{address}</a> : address;
}

const contactAddress = (category: string, id: number): string => `${finder}/${category}/${id}.vcf`;

import * as z from "zod";
import type { ListedProvider } from "../statements.mjs";
import { categoriesOf } from "./family-categories.ts";

/** The catalogue returns texts, numbers or null for the same field. */
const field = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => {
    const text = String(value ?? "").trim();
    return /^(not applicable|n\/a|null)$/i.test(text) ? "" : text;
  });

const id = field.refine((text) => /^\d{1,9}$/.test(text)).transform(Number);
const named = field.refine((text) => text !== "");

export const directoryRow = z.object({
  FSD_ID: id,
  PROVIDER_NAME: named,
  ORGANISATION_PURPOSE: field,
  LEVEL_2_CATEGORY: field,
  SERVICE_ID: id,
  SERVICE_NAME: named,
  SERVICE_DETAIL: field,
  PHYSICAL_ADDRESS: field,
  LATITUDE: field,
  LONGITUDE: field,
  PROVIDER_WEBSITE_1: field,
  PUBLISHED_CONTACT_EMAIL_1: field,
  PUBLISHED_PHONE_1: field,
  PROVIDER_CONTACT_AVAILABILITY: field,
});
type DirectoryRow = z.infer<typeof directoryRow>;

/** A provider without coordinates is left out, as it cannot be near anything. */
export function providersOf(rows: readonly DirectoryRow[]): ListedProvider[] {
  const byProvider = new Map<number, DirectoryRow[]>();
  for (const row of rows) byProvider.set(row.FSD_ID, [...(byProvider.get(row.FSD_ID) ?? []), row]);
  return [...byProvider.values()].map(providerOf).filter(isOurs);
}

const isOurs = ({ categories }: ListedProvider): boolean => categories.length > 0;

function providerOf(rows: DirectoryRow[]): ListedProvider {
  const [first] = rows as [DirectoryRow];
  const services = new Map(
    rows.map(({ SERVICE_ID, SERVICE_NAME, SERVICE_DETAIL }) => [
      SERVICE_ID,
      { id: SERVICE_ID, name: SERVICE_NAME, detail: said(SERVICE_DETAIL) },
    ]),
  );
  const location = {
    id: first.FSD_ID,
    name: first.PROVIDER_NAME,
    address: first.PHYSICAL_ADDRESS,
    ...pointOf(first),
    type: null,
    description: said(first.ORGANISATION_PURPOSE),
    subsidy_20_hrs: null,
    total_enrolled: null,
    licensed_places: null,
    definition: null,
    authority: null,
    coed_status: null,
    services: [...services.values()].sort((a, b) => a.name.localeCompare(b.name)),
    website: said(first.PROVIDER_WEBSITE_1),
    phone: said(first.PUBLISHED_PHONE_1),
    email: said(first.PUBLISHED_CONTACT_EMAIL_1),
    contact_availability: said(first.PROVIDER_CONTACT_AVAILABILITY),
    location_is_placeholder: first.PHYSICAL_ADDRESS === "",
  };
  return { categories: [...new Set(rows.flatMap((row) => categoriesOf(textOf(row))))], location };
}

const said = (text: string): string | null => text || null;

const textOf = (row: DirectoryRow) => ({
  sortedUnder: row.LEVEL_2_CATEGORY,
  provider: row.PROVIDER_NAME,
  name: row.SERVICE_NAME,
  more: `${row.ORGANISATION_PURPOSE}\n${row.SERVICE_DETAIL}`,
});

function pointOf({ LATITUDE, LONGITUDE }: DirectoryRow) {
  const [latitude, longitude] = [LATITUDE, LONGITUDE].map((text) => (text === "" ? 0 : Number(text)));
  return latitude && longitude && isInNewZealand(latitude, longitude)
    ? { latitude, longitude }
    : { latitude: null, longitude: null };
}

export function isAbsurd({ LATITUDE, LONGITUDE }: DirectoryRow): boolean {
  const [latitude = 0, longitude = 0] = [LATITUDE, LONGITUDE].map((text) => (text === "" ? 0 : Number(text)));
  return latitude !== 0 && longitude !== 0 && !isInNewZealand(latitude, longitude);
}

/** Includes the Kermadec, Chatham and subantarctic islands. */
function isInNewZealand(latitude: number, longitude: number): boolean {
  return (
    latitude > -53 && latitude < -29 && (longitude > 165 || longitude < -175) && Math.abs(longitude) <= 180
  );
}

import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** With an earlier roll date, the roll is unknown. */
const firstRoll = "1901";

/**
 * @param {import("./statements.mjs").SourceOfType} source
 * @returns {import("./statements.mjs").ListedProvider[]}
 */
export function recordsOf({ type, file }) {
  const text = readFileSync(new URL(`records/${file}`, import.meta.url), "utf8");
  if (type === "FAMILY_SERVICES") return JSON.parse(text).map(familyService);
  /** @type {Record<string, string>[]} */
  const rows = parse(text, { columns: true });
  if (type === "EARLY_EDUCATION") return rows.map(earlyLearning);
  return rows.filter((row) => row.in_primary_schools_category === "true").map(school);
}

/** @param {any} provider */
function familyService({ categories, latitude, longitude, services, ...row }) {
  const location = {
    ...located(row, row.address, latitude, longitude),
    description: said(row.description),
    services: services.map(({ id, name, detail }) => ({ id, name, detail: said(detail) })),
    website: said(row.website),
    phone: said(row.phone),
    email: said(row.email),
    contact_availability: said(row.contact_availability),
    location_is_placeholder: row.location_is_placeholder,
  };
  return { categories, location };
}

function earlyLearning(row) {
  const location = {
    ...educational(row),
    subsidy_20_hrs: truth(row.subsidy_20_hrs),
    total_enrolled: number(row.total_roll),
    licensed_places: number(row.licensed_places),
  };
  return { categories: ["early-education"], location };
}

function school(row) {
  const location = {
    ...educational(row),
    total_enrolled: row.roll_date < firstRoll ? null : number(row.total_roll),
    coed_status: said(row.coed_status),
    website: said(row.website),
  };
  return { categories: ["primary-schools"], location };
}

function educational(row) {
  const parts = [row.address_line1, row.suburb, row.city].map((part) => part.trim());
  const address = [...new Set(parts)].filter((part) => part !== "").join(", ");
  return {
    ...located(row, address, number(row.latitude), number(row.longitude)),
    type: said(row.type),
    definition: said(row.definition),
    authority: said(row.authority),
    phone: said(row.phone),
    email: said(row.email),
  };
}

const located = ({ id, name }, address, latitude, longitude) => ({
  id: Number(id),
  name,
  address,
  latitude,
  longitude,
  ...nothingMore,
});

const nothingMore = {
  type: null,
  description: null,
  subsidy_20_hrs: null,
  total_enrolled: null,
  licensed_places: null,
  definition: null,
  authority: null,
  coed_status: null,
  services: [],
  website: null,
  phone: null,
  email: null,
  contact_availability: null,
  location_is_placeholder: false,
};

const said = (text) => text?.trim() || null;
const number = (text) => (text === "" ? null : Number(text));
const truth = (text) => ({ true: true, false: false })[text] ?? null;

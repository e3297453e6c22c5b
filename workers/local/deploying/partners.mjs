/** @import { Finding } from "../doctor.mjs" */

const partners = [
  ["REGISTRY_URL", "PAYMENT_ORIGINS", "payments that parents make there would be shown as outstanding"],
  ["IDENTITY_ISSUER", "IDENTITY_CLIENT_ID", "nobody could log in"],
  ["IDENTITY_CLIENT_ID", "IDENTITY_ISSUER", "the stand-in answers in its place"],
  ["IDENTITY_CLIENT_SECRET", "IDENTITY_ISSUER", "the stand-in answers in its place"],
  ["MAPBOX_STYLE", "MAPBOX_TOKEN", "the map is drawn without Mapbox"],
  ["MAPBOX_URL", "MAPBOX_TOKEN", "places are not looked up there"],
  ["ANALYTICS_URL", "ANALYTICS_SITE_ID", "nothing is counted"],
  ["ANALYTICS_SITE_ID", "ANALYTICS_URL", "nothing is counted there"],
];

const isDay = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isPort = (text) => /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;
const isVersioned = (text) => text.split(",").every((one) => /^[\w-]+:.{32,}$/.test(one.trim()));

/** @type {[name: string, isRight: (text: string) => boolean, wanted: string][]} */
const shapes = [
  ["SEAL_SECRET", (text) => text.length >= 32, "at least 32 random characters: openssl rand -hex 32"],
  ["LINK_SECRETS", isVersioned, "version:secret, several separated by commas, each of 32 characters or more"],
  ["TODAY", isDay, "a day such as 2026-11-23"],
  ["PORT", isPort, "a number from 1 to 65535"],
  ["OFFLINE", (text) => text === "none", "none, or not set"],
  [
    "REGISTRY_TAKES_ONLINE",
    (text) => /^[a-z]+(, ?[a-z]+)*$/.test(text),
    "reasons such as dead,missing, or not set",
  ],
  ["MYIR_STEP", (text) => text === "off", "off, or not set"],
  ["RULES_REFORM", (text) => text === "none", "none, or not set"],
];

const isAddress = (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Never prints the value of a secret.
 * @param {Readonly<Record<string, string | undefined>>} settings
 * @returns {Finding[]}
 */
export function settingProblems(settings) {
  const has = (name) => Boolean(settings[name]);
  return [
    ...partners
      .filter(([one, other]) => has(one) && !has(other))
      .map(([one, other, harm]) => ({
        what: `${one} without ${other}`,
        ok: false,
        help: `${harm}: set both`,
      })),
    ...shapes
      .filter(([name, isRight]) => has(name) && !isRight(settings[name] ?? ""))
      .map(([name, , wanted]) => ({ what: `${name} as it is`, ok: false, help: `it must be ${wanted}` })),
    ...Object.keys(settings)
      .filter((name) => addresses.has(name) && has(name) && !isAddress(settings[name]))
      .map((name) => ({ what: `${name} as it is`, ok: false, help: "it must be an address, https://…" })),
  ];
}

const addresses = new Set([
  "RULES_URL",
  "OPEN_DATA_URL",
  "AMOUNTS_URL",
  "CONTENT_URL",
  "ALERT_URL",
  "DIRECTORY_URL",
  "MAPBOX_URL",
  "REGISTRY_URL",
  "AGENCY_URL",
  "SCANNER_URL",
  "ANALYTICS_URL",
  "IDENTITY_ISSUER",
  "QUICK_EXIT_URL",
]);

const bindings = {
  site: [
    ["d1_databases", "DB"],
    ["r2_buckets", "UPLOADS"],
    ["services", "SERVICES"],
  ],
  services: [
    ["d1_databases", "DB"],
    ["send_email", "MAIL"],
  ],
};

/**
 * @param {Record<"site" | "services", object>} configs
 * @returns {Finding[]}
 */
export function bindingFindings(configs) {
  const missing = Object.entries(bindings).flatMap(([worker, all]) =>
    all
      .filter(([list, name]) => !configs[worker][list]?.some((one) => (one.binding ?? one.name) === name))
      .map(([list, name]) => `${name} of ${worker} (${list})`),
  );
  if (!configs.services.queues?.producers?.some(({ binding }) => binding === "MAILS"))
    missing.push("MAILS of services (queues.producers)");
  const ids = Object.values(configs).map(({ d1_databases: [first] = [] }) => first?.database_id);
  return [
    {
      what: "bindings",
      ok: missing.length === 0,
      help: `${missing.join(", ")}: as in the repository's wrangler.toml`,
    },
    {
      what: "one database for both workers",
      ok: new Set(ids).size === 1,
      help: "database_id must be the same in wrangler.toml and workers/wrangler.toml",
    },
  ];
}

import { paymentOriginsProblem } from "../payment-origins.mjs";

/** @typedef {{ binding: string; service: string }[]} ReadBindings */
/** @typedef {{ database_id?: string | undefined }[]} ReadDatabases */
/** @typedef {{ services?: ReadBindings | undefined, d1_databases?: ReadDatabases | undefined, vars?: Readonly<Record<string, any>> }} ReadConfig */

/** Any other binding of production's would be a stand-in. */
const bound = {
  site: ["SERVICES timata-services"],
  services: [],
};

/** What cannot work without each setting, by worker. */
const needed = {
  site: {
    REGISTRY_URL: "birth registrations could not be sent",
    AGENCY_URL: "Childcare Subsidy applications could not be sent",
    SCANNER_URL: "Childcare Subsidy applications could not be sent",
    IDENTITY_ISSUER: "nobody could log in",
    IDENTITY_CLIENT_ID: "nobody could log in",
  },
  services: {
    MAIL_FROM: "no mail could be sent",
    DIRECTORY_URL: "only services around Porirua would be known",
    WATCH_MAILBOX: "nobody would notice that mails do not arrive",
  },
};

const configOf = { site: "wrangler.toml", services: "workers/wrangler.toml" };

/** Of the repository: no account has a database of this id. */
const placeholder = "00000000-0000-4000-8000-000000000001";

/**
 * Why these configurations may not go into production; undefined where they may.
 * @param {Record<"site" | "services", ReadConfig>} configs
 * @param {readonly string[]} [args] of the command line, which may hold `--var NAME:value`
 */
export function productionProblem(configs, args = []) {
  for (const [worker, config] of Object.entries(configs)) {
    const problem = valueProblem(worker, config);
    if (problem) return problem;
  }
  const { vars = {} } = configs.site;
  if (!vars.ORIGIN?.startsWith("https://")) return "ORIGIN is no https address.";
  return paymentOriginsProblem(vars, args) ?? missingProblem(configs, args) ?? databaseProblem(configs);
}

/**
 * @param {string} worker
 * @param {ReadConfig} config
 */
function valueProblem(worker, { services = [], vars = {} }) {
  const unknown = services.find(({ binding, service }) => !bound[worker].includes(`${binding} ${service}`));
  if (unknown)
    return `${worker} binds ${unknown.binding} to ${unknown.service}, which production does not have.`;
  if (vars.TODAY) return `${worker} has TODAY set: production goes by the clock.`;
  const local = Object.entries(vars).find(([, value]) => /localhost|127\.0\.0\.1/.test(String(value)));
  if (local) return `${worker} has ${local[0]} on this machine: ${local[1]}.`;
  const secret = Object.keys(vars).find((name) => /SECRET|TOKEN|ALERT_URL|_KEY/.test(name));
  return (
    secret && `${worker} has ${secret} in its variables: it is a secret (npx wrangler secret put ${secret}).`
  );
}

function missingProblem(configs, args) {
  for (const [worker, names] of Object.entries(needed))
    for (const [name, harm] of Object.entries(names))
      if (!configs[worker].vars?.[name] && !args.some((arg) => arg.startsWith(`${name}:`)))
        return `${name} is missing: ${harm}. Set it in [vars] of ${configOf[worker]}.`;
  return undefined;
}

/** @param {Record<"site" | "services", ReadConfig>} configs */
export function databaseProblem(configs) {
  for (const [worker, { d1_databases: [first] = [] }] of Object.entries(configs))
    if (!first?.database_id || first.database_id === placeholder)
      return `database_id in ${configOf[worker]} is nobody's: npx wrangler d1 create timata says yours.`;
  return undefined;
}

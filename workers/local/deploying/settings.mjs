import { agencyProblem, paymentOriginsProblem } from "../payment-origins.mjs";

/** @typedef {{ binding: string; service: string }[]} ReadBindings */
/** @typedef {{ services?: ReadBindings | undefined, vars?: Readonly<Record<string, any>> }} ReadConfig */

/** Any other binding of production's would be a stand-in. */
const bound = {
  site: ["SERVICES timata-services"],
  services: [],
};

/**
 * Why these configurations may not go into production; undefined where they may.
 * @param {Record<"site" | "services", ReadConfig>} configs
 * @param {readonly string[]} [args] of the command line, which may hold `--var NAME:value`
 */
export function productionProblem(configs, args = []) {
  for (const [worker, { services = [], vars = {} }] of Object.entries(configs)) {
    const unknown = services.find(({ binding, service }) => !bound[worker].includes(`${binding} ${service}`));
    if (unknown)
      return `${worker} binds ${unknown.binding} to ${unknown.service}, which production does not have.`;
    if (vars.TODAY) return `${worker} has TODAY set: production goes by the clock.`;
    const local = Object.entries(vars).find(([, value]) => /localhost|127\.0\.0\.1/.test(String(value)));
    if (local) return `${worker} has ${local[0]} on this machine: ${local[1]}.`;
    const secret = Object.keys(vars).find((name) => /SECRET|TOKEN|ALERT_URL/.test(name));
    if (secret)
      return `${worker} has ${secret} in its variables: it is a secret (npx wrangler secret put ${secret}).`;
  }
  const { vars = {} } = configs.site;
  if (!vars.ORIGIN?.startsWith("https://")) return "ORIGIN is no https address.";
  return paymentOriginsProblem(vars, args) ?? agencyProblem(vars, args);
}

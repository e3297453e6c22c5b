/**
 * Why paid certificates could not be paid for in production.
 * @param {{ PAYMENT_ORIGINS?: string }} vars
 * @param {readonly string[]} args of the command line, which may hold `--var PAYMENT_ORIGINS:…`
 */
export function paymentOriginsProblem({ PAYMENT_ORIGINS = "" }, args) {
  const given = args.find((arg) => arg.startsWith("PAYMENT_ORIGINS:"));
  const setting = given ? given.slice(given.indexOf(":") + 1) : PAYMENT_ORIGINS;
  const origins = setting
    .split(",")
    .map((origin) => origin.trim())
    .filter(Boolean);
  if (origins.length === 0)
    return "PAYMENT_ORIGINS is empty: set it to the origins of the registry's payment pages, in [vars] of wrangler.toml.";
  const wrong = origins.find((origin) => !isOrigin(origin));
  return wrong && `PAYMENT_ORIGINS: ${wrong} is no origin such as https://pay.example.`;
}

const isOrigin = (text) =>
  URL.canParse(text) && new URL(text).protocol === "https:" && new URL(text).origin === text;

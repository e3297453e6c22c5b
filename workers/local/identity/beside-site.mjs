import { root } from "../paths.mjs";
import { isFree } from "../port.mjs";
import { keptKey } from "./keys.mjs";
import { startIdentityProvider } from "./provider.mjs";

/** A subject belongs to one issuer, so the stand-in keeps its port where possible. */
export async function identityFor(sitePort, environment) {
  if (environment.IDENTITY_ISSUER) return { settings: {}, stop: async () => undefined };
  const said = environment.IDENTITY_PORT;
  if (said && !(await isFree(Number(said)))) {
    console.error(`IDENTITY_PORT must be a port that is free; it is "${said}".`);
    process.exit(1);
  }
  const wanted = said ? Number(said) : (await isFree(sitePort + 1)) ? sitePort + 1 : 0;
  const { issuer, settings, stop } = await startIdentityProvider({
    site: `http://127.0.0.1:${sitePort}`,
    port: wanted,
    key: keptKey("ES256", `${root}/.wrangler/identity-key.json`),
  });
  return { settings, address: issuer, stop };
}

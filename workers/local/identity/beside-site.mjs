import { createServer } from "node:net";
import { root } from "../paths.mjs";
import { keptKey } from "./keys.mjs";
import { startIdentityProvider } from "./provider.mjs";

/**
 * The settings of the identity provider that the site logs people in with: those that were set, else those of a stand-in that is
 * started beside the site. Its port stays the same where it can, since a person is a subject of one issuer.
 * @param {number} sitePort
 * @param {Record<string, string | undefined>} environment
 * @returns {Promise<{ settings: Record<string, string>, address?: string, stop(): Promise<void> }>}
 */
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

function isFree(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return Promise.resolve(false);
  const server = createServer();
  return new Promise((answer) => {
    server.once("error", () => answer(false));
    server.listen(port, "127.0.0.1", () => server.close(() => answer(true)));
  });
}

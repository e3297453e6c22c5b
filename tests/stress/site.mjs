import { startIdentityProvider } from "../../workers/local/identity/provider.mjs";
import { freePort } from "../../workers/local/port.mjs";
import { serve } from "../../workers/local/serve.mjs";
import { disturbDatabase, disturbMail } from "./database.mjs";
import { disturbances, randomOf, wire } from "./wire.mjs";

/** @import { Miniflare } from "miniflare" */
/** @typedef {Record<string, number>} Counts */
/** @typedef {"services" | "standIns" | "identity" | "browsers" | "database" | "mail"} Piece */
/**
 * @typedef {{
 *   url: string,
 *   origin: string,
 *   roads: Record<string, string>,
 *   miniflare: Miniflare,
 *   slowest(): { took: number; what?: string },
 *   happened(): Promise<Record<Piece, Counts>>,
 *   calm(): Promise<void>,
 *   received(path: string): Promise<unknown>,
 *   stop(): Promise<void>,
 * }} DisturbedSite
 */

/** Registering waits for the registry longer than a page does for its neighbours. */
const registers = (method, path) => method === "POST" && path.endsWith("/register-my-baby/review");

/**
 * The built workers with a wire between each two pieces: browsers and site, site and second worker, site and stand-ins (the registry and
 * its payments), site and identity provider; the database's statements and mails fail too. Everything that happens follows from the seed
 * and the order of requests; `rates` has other rates than `rate`, by piece.
 * @param {{ store: string; environment: Record<string, string>; seed: number; rate: number; rates?: Partial<Record<Piece, number>> }} how
 * @returns {Promise<DisturbedSite>}
 */
export async function startDisturbed({ store, environment, seed, rate, rates = {} }) {
  const [services, standIns, port] = [await freePort(), await freePort(), await freePort()];
  const at = (number) => () => `http://127.0.0.1:${number}`;
  const between = (name, number, target, more = {}) =>
    wire({ target, random: randomOf(seed + number), rate: rates[name] ?? rate, ...more });
  let provider;
  const wires = {
    services: await between("services", 1, at(services)),
    standIns: await between("standIns", 2, at(standIns)),
    identity: await between("identity", 5, () => provider.own),
  };
  const { url: address } = wires.identity;
  provider = await startIdentityProvider({ site: at(port)(), address });
  const site = await serve({
    port,
    store,
    environment: { ...environment, ...provider.settings },
    adjust: (workers) => {
      workers["timata-services"].unsafeDirectSockets = [{ host: "127.0.0.1", port: services }];
      workers["timata-stand-ins"].unsafeDirectSockets = [{ host: "127.0.0.1", port: standIns }];
      disturbDatabase(workers.timata, { rate: rates.database ?? rate, seed: seed + 3 });
      disturbMail(workers["timata-services"], { rate: rates.mail ?? rate, seed: seed + 6 });
      workers.timata.serviceBindings = {
        ...workers.timata.serviceBindings,
        SERVICES: { external: { address: wires.services.address, http: {} } },
        STAND_INS: { external: { address: wires.standIns.address, http: {} } },
      };
    },
  });
  // TLS keeps what browsers send from being changed on its way.
  const kinds = disturbances.filter((kind) => kind !== "garbled");
  wires.browsers = await between("browsers", 4, () => site.url, { kinds, mayTake: registers });
  const told = (base, query = "") => fetch(`${base}${query}`).then((answer) => answer.json());
  const database = (query) => told(`${site.url}/chaos-database`, query);
  const mail = (query) => told(`${at(services)()}/chaos-mail`, query);
  return {
    url: wires.browsers.url,
    /** The site itself, which knows itself by this name. */
    origin: site.url,
    /** A browser reaches the provider without a wire: the one between it and the site is disturbed. */
    roads: { [address]: provider.own },
    miniflare: site.miniflare,
    slowest: () => wires.browsers.slowest(),
    happened: async () =>
      /** @type {any} */ ({
        ...Object.fromEntries(Object.entries(wires).map(([name, { counts }]) => [name, counts])),
        database: await database(),
        mail: await mail(),
      }),
    calm: async () => {
      for (const one of Object.values(wires)) one.calm();
      await Promise.all([database("?rate=0"), mail("?rate=0")]);
    },
    /** What a pretend neighbour has been sent. */
    received: (path) => told(site.url, path),
    stop: async () => {
      await site.stop();
      await provider.stop();
      for (const one of Object.values(wires)) await one.stop();
    },
  };
}

import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listening } from "../port.mjs";
import { newKey } from "./keys.mjs";
import { memoryAdapter } from "./memory.mjs";
import { choosePage, loggedOutPage, logoutPage, refusedPage } from "./page.mjs";
import { failures, people } from "./people.mjs";

/** @typedef {"ES256" | "RS256" | "EdDSA"} Algorithm */
/**
 * @typedef {{
 *   site: string,
 *   port?: number, // 0 = any free port.
 *   address?: string, // Where others reach it, if something stands before it.
 *   path?: string,
 *   alg?: Algorithm,
 *   key?: object,
 *   clientAuth?: "none" | "client_secret_basic" | "client_secret_post",
 *   clientAuthOffered?: string[], // What its metadata announce, if different from `clientAuth`.
 *   remembers?: boolean, // Logs a known person in again without asking.
 * }} IdentityProviderOptions
 */
/** @typedef {{ issuer: string, own: string, settings: Record<string, string>, stop(): Promise<void> }} RunningProvider `own`: where it really listens */

/**
 * A real OpenID provider (oidc-provider); only the identities are invented.
 * @param {IdentityProviderOptions} options
 * @returns {Promise<RunningProvider>}
 */
export async function startIdentityProvider({
  site,
  port = 0,
  address,
  path = "",
  alg = "ES256",
  key = newKey(alg),
  clientAuth = "none",
  clientAuthOffered = [clientAuth],
  remembers = false,
}) {
  const { Provider, interactionPolicy } = await quietly(() => import("oidc-provider"));
  const server = createServer();
  const own = `http://127.0.0.1:${await listening(server, port)}`;
  const issuer = (address ?? own) + path;
  const client = {
    client_id: "timata",
    ...(clientAuth === "none" ? {} : { client_secret: randomBytes(32).toString("base64url") }),
    token_endpoint_auth_method: clientAuth,
    id_token_signed_response_alg: alg,
    redirect_uris: [`${site}/login/callback`],
    post_logout_redirect_uris: [`${site}/`, `${site}/mi`],
    response_types: ["code"],
    grant_types: ["authorization_code"],
  };
  const provider = new Provider(issuer, {
    ...configuration({ client, key, clientAuthOffered }),
    interactions: { url: addressOfChoice, ...(remembers ? {} : { policy: askAlways(interactionPolicy) }) },
  });
  provider.use(endWithoutAsking);
  const answer = provider.callback();
  server.on("request", (/** @type {any} */ request, response) => {
    const inside = pathInside(request.url, path);
    if (inside === undefined) return response.writeHead(404).end();
    request.originalUrl = request.url;
    request.url = inside;
    const asked = /^\/interaction\/[\w-]+$/.test(inside) ? interact : answer;
    return asked(request, response, provider);
  });
  return {
    issuer,
    own,
    settings: {
      IDENTITY_ISSUER: issuer,
      IDENTITY_CLIENT_ID: client.client_id,
      ...(client.client_secret ? { IDENTITY_CLIENT_SECRET: client.client_secret } : {}),
    },
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pathInside(url, path) {
  if (url !== path && !url.startsWith(`${path}/`)) return undefined;
  return url.slice(path.length) || "/";
}

function configuration({ client, key, clientAuthOffered }) {
  return {
    clients: [client],
    jwks: { keys: [key] },
    adapter: memoryAdapter(),
    clientAuthMethods: clientAuthOffered,
    cookies: { keys: [randomBytes(32).toString("hex")] },
    pkce: { required: () => true },
    responseTypes: ["code"],
    scopes: ["openid", "email"],
    claims: { openid: ["sub"], email: ["email"] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = logoutPage(form);
        },
        postLogoutSuccessSource: (ctx) => {
          ctx.body = loggedOutPage();
        },
      },
    },
    ttl: {
      Session: () => 30 * 60,
      Interaction: () => 60 * 60,
      Grant: () => 30 * 60,
      AccessToken: () => 5 * 60,
      AuthorizationCode: () => 60,
      IdToken: () => 60 * 60,
    },
    findAccount: (_ctx, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, email: people.find((one) => one.subject === subject)?.email }),
    }),
    loadExistingGrant: grantAll,
    renderError: (ctx, { error, error_description }) => {
      ctx.type = "html";
      ctx.body = refusedPage(`${error}: ${error_description ?? ""}`);
    },
  };
}

const addressOfChoice = ({ oidc }, { uid }) => new URL(`${oidc.issuer}/interaction/${uid}`).pathname;

/** People trying out the site want to choose another identity each time. */
function askAlways({ base, Check }) {
  const policy = base();
  policy
    .get("login")
    .checks.add(
      new Check("asked", "Somebody must be chosen", ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

async function grantAll({ oidc }) {
  const known = oidc.session.grantIdFor(oidc.client.clientId);
  const found = known && (await oidc.provider.Grant.find(known));
  if (found && found.accountId === oidc.session.accountId) return found;
  const grant = new oidc.provider.Grant({
    clientId: oidc.client.clientId,
    accountId: oidc.session.accountId,
  });
  grant.addOIDCScope("openid email");
  await grant.save();
  return grant;
}

async function interact(request, response, provider) {
  try {
    const interaction = await provider.interactionDetails(request, response);
    const { uid } = interaction;
    if (request.method !== "POST")
      return show(response, 200, choosePage(`${provider.issuer}/interaction/${uid}`));
    const chosen = new URLSearchParams(await text(request));
    const person = people.find(({ subject }) => subject === chosen.get("person"));
    const failure = failures.find(({ code }) => code === chosen.get("failure"));
    if (!person && !failure) return show(response, 400, refusedPage("Nobody was chosen."));
    if (person) await leaveOther(person, interaction, provider);
    const result = person
      ? { login: { accountId: person.subject, remember: true } }
      : { error: failure?.error, error_description: failure?.code };
    return await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  } catch (error) {
    return show(response, 400, refusedPage(error.error_description ?? error.message));
  }
}

/** The package's own page in between would need a script to continue. */
async function leaveOther({ subject }, interaction, { Session }) {
  const { session } = interaction;
  if (!session?.accountId || session.accountId === subject) return;
  await (await Session.findByUid(session.uid))?.destroy();
  interaction.session = undefined;
  await interaction.save(interaction.exp - Math.floor(Date.now() / 1000));
}

const show = (response, status, html) =>
  response
    .writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(html);

/** With a valid id token, no confirmation page (and no script) is needed. */
async function endWithoutAsking(ctx, next) {
  await next();
  const { oidc } = ctx;
  const hint = oidc?.route === "end_session" && ctx.status === 200 && oidc.entities.IdTokenHint;
  if (!hint) return;
  const { session, params } = oidc;
  if (session.accountId && session.accountId !== hint.payload.sub) return;
  await session.destroy();
  ctx.cookies.set(oidc.provider.cookieName("session"), null);
  ctx.body = "";
  ctx.status = 303;
  ctx.redirect(params.post_logout_redirect_uri ?? oidc.urlFor("end_session_success"));
}

/** The package warns about older Node releases, although it works on them. */
async function quietly(load) {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}

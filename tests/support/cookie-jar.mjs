/**
 * A cookie as a site sets it.
 * @typedef {{
 *   name: string,
 *   value: string,
 *   path: string,
 *   attributes: Readonly<Record<string, string>>,
 * }} Cookie
 */

/**
 * Reads one `Set-Cookie` header; names of attributes in lower case.
 * @param {string} header
 * @returns {Cookie}
 */
export function readSetCookie(header) {
  const [pair = "", ...rest] = header.split(/;\s*/);
  const [name = "", ...value] = pair.split("=");
  const attributes = Object.fromEntries(
    rest.map((attribute) => {
      const [key = "", ...text] = attribute.split("=");
      return [key.toLowerCase(), text.join("=")];
    }),
  );
  return { name, value: value.join("="), path: attributes.path ?? "/", attributes };
}

/** Keeps cookies as a browser does: by name and path, dropping what is removed, too large or breaks its prefix. */
export class CookieJar {
  #cookies = new Map();

  take(setCookies) {
    for (const cookie of setCookies.map(readSetCookie)) {
      if (!isAcceptable(cookie)) continue;
      const key = `${cookie.name} ${cookie.path}`;
      if (isRemoval(cookie)) this.#cookies.delete(key);
      else this.#cookies.set(key, cookie);
    }
  }

  /** The `Cookie` header for a path; nothing when no cookie belongs there. */
  header(path) {
    const fitting = this.all().filter((cookie) => isBelow(path, cookie.path));
    return fitting.length > 0 ? fitting.map(({ name, value }) => `${name}=${value}`).join("; ") : undefined;
  }

  all() {
    return [...this.#cookies.values()];
  }
}

const isRemoval = ({ attributes }) =>
  attributes["max-age"] === "0" || Date.parse(attributes.expires ?? "") < Date.now();

/** The rules of RFC 6265bis: name prefixes, and at most 4,096 bytes of name and value. */
function isAcceptable({ name, value, attributes }) {
  const isSecure = "secure" in attributes;
  if (name.length + value.length > 4096) return false;
  if (name.startsWith("__Secure-")) return isSecure;
  if (name.startsWith("__Host-")) return isSecure && attributes.path === "/" && !("domain" in attributes);
  return true;
}

function isBelow(path, area) {
  if (path === area) return true;
  return path.startsWith(area) && (area.endsWith("/") || path[area.length] === "/");
}

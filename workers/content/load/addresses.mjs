import { readFileSync } from "node:fs";
import { slug } from "./slug.mjs";

const routes = new URL("../../../app/routes.ts", import.meta.url);

function siteAddresses() {
  return [...readFileSync(routes, "utf8").matchAll(/\bpath: "([^"]+)"/g)].map(([, path]) => path);
}

/** @returns {(address: string) => string | undefined} what is wrong with an address */
export function addressCheck({ stages, simplePages, support, topics, firstAid }) {
  const anchors = new Map([
    ["/support", new Set(support.topics.map(({ id }) => id))],
    ["/first-aid", new Set(firstAid.map(({ id }) => id))],
  ]);
  for (const { nameEn, Sections } of stages) {
    const cards = Sections.flatMap(({ Cards }) => Cards.map(({ id }) => `card${id}`));
    anchors.set(`/stage/${slug(nameEn)}`, new Set([...cards, ...Sections.map(({ id }) => `section-${id}`)]));
  }
  const pages = new Set(simplePages.map(({ TitleEN }) => `/${slug(TitleEN)}`));
  // A pattern that begins with a parameter is the route of the pages above.
  const patterns = siteAddresses()
    .filter((path) => !/^\/:/.test(path))
    .map(toPattern);
  const isKnown = (path) =>
    anchors.has(path) ||
    pages.has(path) ||
    (!path.startsWith("/stage/") && patterns.some((known) => known.test(path)));

  return (address) => {
    if (/^https:\/\/[^/\s]+\.[^/\s]+\S*$/.test(address) || /^mailto:\S+@\S+$/.test(address)) return undefined;
    if (/^tel:\+?\d{3,}$/.test(address)) return undefined;
    if (!/^\/(?!\/)\S*$/.test(address))
      return "a link leads to https:, mailto:, tel: with digits only, or a path of this site";
    const { pathname, hash, searchParams } = new URL(address, "https://site.invalid");
    const path = pathname.replace(/(.)\/$/, "$1");
    if (/^\/mi(\/|$)/.test(path)) return `${address} begins with /mi: links are written without it`;
    if (!isKnown(path)) return `${address} leads nowhere: there is no such page`;
    if (hash && !anchors.get(path)?.has(hash.slice(1)))
      return `${address} leads nowhere: there is no ${hash} on that page`;
    const topic = searchParams.get("filter");
    if (topic !== null && !topics.some(({ id }) => id === topic))
      return `${address} names no topic of topics.json`;
    return undefined;
  };
}

function toPattern(path) {
  const parts = path
    .replace(/(.)\/$/, "$1")
    .split("/")
    .map((part) => {
      if (part === "*") return ".*";
      if (part.startsWith(":")) return part.endsWith("?") ? "?[^/]*" : "[^/]+";
      return part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
    });
  return new RegExp(`^${parts.join("/")}$`);
}

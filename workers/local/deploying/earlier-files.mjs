import { existsSync, readdirSync, writeFileSync } from "node:fs";

/** A page of a release may stay open or kept for months. */
const most = 10;

/**
 * Adds the files of the last ten releases to those that were built: pages opened before this release still ask for them. The site that
 * answers now has them, and a list of them.
 * @param {{ origin: string; folder: string; fetch?: (address: string) => Promise<Response> }} given `folder`: what is served
 * @returns {Promise<number>} how many files were added
 * @throws when the site does not have what it lists
 */
export async function addEarlierFiles({ origin, folder, fetch = globalThis.fetch }) {
  const built = readdirSync(`${folder}/assets`).toSorted();
  const earlier = (await listed()).filter((release) => release.join() !== built.join());
  const releases = [built, ...earlier].slice(0, most);
  const missing = [...new Set(releases.flat())].filter((name) => !existsSync(`${folder}/assets/${name}`));
  for (const name of missing) {
    const answer = await fetch(`${origin}/assets/${name}`);
    if (!answer.ok) throw new Error(`/assets/${name} of an earlier release answers ${answer.status}.`);
    writeFileSync(`${folder}/assets/${name}`, new Uint8Array(await answer.arrayBuffer()));
  }
  writeFileSync(`${folder}/releases.txt`, releases.map((names) => names.join(" ")).join("\n"));
  return missing.length;

  async function listed() {
    const answer = await fetch(`${origin}/releases.txt`);
    if (answer.status === 404) return [];
    const releases = (await answer.text()).split("\n").map((line) => line.split(" "));
    if (!answer.ok || !releases.flat().every((name) => /^[\w-][\w.-]*$/.test(name)))
      throw new Error(`/releases.txt answers ${answer.status}, and is no list of files.`);
    return releases;
  }
}

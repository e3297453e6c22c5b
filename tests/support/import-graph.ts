import type { Import } from "#workers/local/imports.mjs";

function targetsOf(edges: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const targets = new Map<string, string[]>();
  for (const { from, to } of edges) targets.set(from, [...(targets.get(from) ?? []), to]);
  return targets;
}

/** Files that import each other in a circle (Tarjan's strongly connected components), each circle sorted. */
export function importCircles(edges: readonly Import[]): string[][] {
  const targets = targetsOf(edges);
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  function earliest(file: string): number {
    const mine = order.size;
    order.set(file, mine);
    open.push(file);
    let lowest = mine;
    for (const to of targets.get(file) ?? []) {
      if (!order.has(to)) lowest = Math.min(lowest, earliest(to));
      else if (open.includes(to)) lowest = Math.min(lowest, order.get(to) ?? mine);
    }
    if (lowest === mine) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return lowest;
  }
  for (const file of targets.keys()) if (!order.has(file)) earliest(file);
  return circles;
}

/** The longest way along imports that are there when the product runs; types are gone by then. */
export function longestChain(edges: readonly Import[]): string[] {
  const targets = targetsOf(edges.filter(({ typeOnly }) => !typeOnly));
  const known = new Map<string, string[]>();
  function chainFrom(file: string): string[] {
    const found = known.get(file);
    if (found) return found;
    const chain = [file, ...longest((targets.get(file) ?? []).map(chainFrom))];
    known.set(file, chain);
    return chain;
  }
  return longest([...targets.keys()].map(chainFrom));
}

const longest = (chains: readonly string[][]): string[] =>
  chains.reduce((long, each) => (each.length > long.length ? each : long), []);

import { type Figure, figure, type Looks } from "./figure.ts";
import drawings from "./scenes.json";

export type SceneName = keyof typeof drawings.scenes;

type Who = keyof typeof drawings.people;

interface Placed extends Omit<Figure, keyof Looks | "rider">, Partial<Looks> {
  who: Who;
  rider?: Who;
}

interface Scene {
  box: readonly [number, number];
  people: readonly Placed[];
}

/** In `register` no newborn: parents whose baby has died come to the same page. */
export const scenes = drawings.scenes as unknown as Readonly<Record<SceneName, Scene>>;
const looks = drawings.people as Readonly<Record<Who, object>> as Readonly<Record<Who, Looks>>;

const dressed = ({ who, rider, ...placed }: Placed): Figure => ({
  ...looks[who],
  ...placed,
  ...(rider && { rider: looks[rider] }),
});

export const sceneNamed = (name: string): SceneName | undefined =>
  name in scenes ? (name as SceneName) : undefined;

const known = new Map<SceneName, string>();

export function drawn(name: SceneName): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = scenes[name].people.map((placed) => figure(dressed(placed))).join("");
  known.set(name, made);
  return made;
}

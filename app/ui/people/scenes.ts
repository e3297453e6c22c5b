import { type Figure, figure } from "./figure.ts";

const skins = ["#f3cfb0", "#d9a077", "#b97a50", "#8d5637", "#6a402b"] as const;
const black = "#231d1b";
const brown = "#4f3324";
const chestnut = "#8a5530";
const silver = "#d5d9d6";

interface Scene {
  box: readonly [number, number];
  people: readonly Figure[];
}

const wraps = ["#fdf3dc", "#f7d98f", "#cfe3e6"] as const;

const kuia = { skin: skins[2], hair: silver, style: "bun", wear: "#b3261e", trim: "#f6c343" } as const;
const moko = {
  skin: skins[2],
  hair: black,
  style: "curls",
  wear: "#f6c343",
  legs: "#2f5d8a",
  trim: "#fdf3dc",
} as const;
const mother = { skin: skins[3], hair: black, style: "long", wear: "#1f6b4f", trim: "#8fd3ad" } as const;
const father = {
  skin: skins[1],
  hair: brown,
  style: "beard",
  wear: "#2f5d8a",
  legs: "#4a4560",
  build: "broad",
} as const;
const wheelie = {
  skin: skins[4],
  hair: black,
  style: "crop",
  wear: "#d9774f",
  legs: "#33475b",
  seat: "wheelchair",
} as const;
const aunt = { skin: skins[0], hair: chestnut, style: "tail", wear: "#6b3f7d", trim: "#d6b1e6" } as const;
const boy = {
  skin: skins[0],
  hair: chestnut,
  style: "short",
  wear: "#3f8f86",
  legs: "#5a4632",
  trim: "#fdf3dc",
} as const;
const scarfed = {
  skin: skins[1],
  hair: "#3f8f86",
  style: "scarf",
  wear: "#2b4a6b",
  trim: "#9cc8dd",
} as const;
const tall = { skin: skins[0], hair: "#b9772f", style: "short", wear: "#7ba48b", legs: "#3b4b57" } as const;
const toddler = { skin: skins[3], hair: black, style: "tuft", wear: "#e58d6d", legs: "#3f8f86" } as const;
const koro = {
  skin: skins[3],
  hair: silver,
  style: "bald",
  wear: "#56635f",
  legs: "#33302b",
  build: "broad",
} as const;

const uncle = {
  skin: skins[3],
  hair: black,
  style: "curls",
  wear: "#d9774f",
  legs: "#33302b",
  build: "broad",
} as const;

export const scenes = {
  home: {
    box: [296, 160],
    people: [
      { x: 39, y: 155, ...kuia, size: 92 },
      { x: 84, y: 157, ...moko, style: "crop", trim: undefined, pose: "wave", size: 56 },
      { x: 131, y: 155, ...mother, baby: wraps[0], isLookingDown: true },
      { x: 192, y: 155, ...father, rider: toddler },
      { x: 254, y: 156, ...wheelie, pose: "wave" },
    ],
  },
  baby: {
    box: [120, 112],
    people: [
      { x: 82, y: 108, ...tall, pose: "round" },
      { x: 40, y: 108, ...father, baby: wraps[1], isLookingDown: true },
    ],
  },
  "getting-ready": {
    box: [110, 112],
    people: [
      { x: 32, y: 108, ...aunt, pose: "give", isFacingLeft: true },
      { x: 82, y: 108, ...wheelie, pose: "rest", isFacingLeft: true },
    ],
  },
  pregnancy: {
    box: [110, 112],
    people: [
      { x: 80, y: 108, ...uncle, pose: "round" },
      { x: 36, y: 108, ...mother, pose: "bump", isPregnant: true, isLookingDown: true },
    ],
  },
  toddler: {
    box: [100, 112],
    people: [
      { x: 38, y: 108, ...kuia, pose: "both", size: 94 },
      { x: 81, y: 109, ...toddler, pose: "reach", size: 46 },
    ],
  },
  preschooler: {
    box: [112, 112],
    people: [
      { x: 38, y: 108, ...scarfed, pose: "both", size: 96 },
      { x: 84, y: 109, ...moko, pose: "reach", size: 56 },
    ],
  },
  "starting-school": {
    box: [118, 112],
    people: [
      { x: 32, y: 108, ...father, pose: "rest" },
      { x: 84, y: 109, ...boy, pose: "wave", holds: "bag", size: 66 },
    ],
  },
  support: {
    box: [124, 92],
    people: [
      { x: 84, y: 88, ...koro, seat: "ground", pose: "round" },
      { x: 42, y: 88, ...aunt, seat: "ground", legs: "#4a4560", pose: "lap", isLookingDown: true },
    ],
  },
  money: {
    box: [124, 112],
    people: [
      { x: 36, y: 108, ...scarfed, pose: "read", holds: "paper", isLookingDown: true },
      { x: 88, y: 108, ...tall, pose: "rest" },
    ],
  },
  /** No newborn: parents whose baby has died come to the same page. */
  register: {
    box: [124, 112],
    people: [
      { x: 84, y: 108, ...uncle, pose: "round" },
      { x: 42, y: 108, ...aunt, pose: "read", holds: "paper", isLookingDown: true },
    ],
  },
  search: {
    box: [96, 112],
    people: [
      { x: 34, y: 108, ...tall, pose: "look" },
      { x: 76, y: 109, ...toddler, pose: "rest", size: 46 },
    ],
  },
  lost: {
    box: [84, 122],
    people: [{ x: 34, y: 118, ...moko, pose: "wave", holds: "kite", size: 78 }],
  },
  pause: {
    box: [70, 92],
    people: [
      {
        x: 35,
        y: 88,
        ...kuia,
        seat: "ground",
        legs: "#7d1d17",
        pose: "read",
        holds: "cup",
        isLookingDown: true,
      },
    ],
  },
  cheer: {
    box: [168, 132],
    people: [
      { x: 34, y: 128, ...mother, baby: wraps[1], isLookingDown: true },
      { x: 88, y: 128, ...wheelie, seat: undefined, legs: "#33475b", pose: "cheer" },
      { x: 136, y: 129, ...boy, pose: "cheer", size: 62 },
    ],
  },
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

export const sceneNamed = (name: string): SceneName | undefined =>
  name in scenes ? (name as SceneName) : undefined;

const known = new Map<SceneName, string>();

export function drawn(name: SceneName): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  const { people }: Scene = scenes[name];
  const made = people.map(figure).join("");
  known.set(name, made);
  return made;
}

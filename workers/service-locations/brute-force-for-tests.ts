// Test support: finds the nearest services independently of the product's code, straight from the files.

import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { GeoPoint } from "./service-location.ts";

type Row = Record<string, string>;
const rowsOf = (file: string): Row[] =>
  (
    parse(readFileSync(new URL(`records/${file}`, import.meta.url), "utf8"), { columns: true }) as Row[]
  ).filter((row) => row.latitude !== "");
const placed = (row: Row) => ({
  id: Number(row.id),
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
});

/** Another formula than the product's: the angle between two vectors, precise for any angle. */
function kilometres(one: GeoPoint, other: GeoPoint): number {
  const [a, b, turn] = [one.latitude, other.latitude, other.longitude - one.longitude].map(
    (degrees) => (degrees / 180) * Math.PI,
  ) as [number, number, number];
  const across = Math.hypot(
    Math.cos(b) * Math.sin(turn),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
  );
  const along = Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(turn);
  return 6371.0088 * Math.atan2(across, along);
}

const providers = {
  "early-education": rowsOf("early-learning-services.csv").map(placed),
  "primary-schools": rowsOf("schools.csv")
    .filter(
      (row) => row.in_primary_schools_category === "true" && !row.type?.startsWith("Correspondence School"),
    )
    .map(placed),
};
export type EducationCategory = keyof typeof providers;
export const educationCategories = Object.keys(providers) as EducationCategory[];

export function bruteForce(category: EducationCategory, point: GeoPoint): { id: number; distance: number }[] {
  return providers[category]
    .map(({ id, ...place }) => ({ id, distance: kilometres(point, place) }))
    .sort((a, b) => (Math.abs(a.distance - b.distance) > 1e-7 ? a.distance - b.distance : a.id - b.id))
    .slice(0, 50);
}

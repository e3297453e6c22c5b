import * as z from "zod";
import { described } from "../operation.ts";
import type { GeoPoint } from "./service-location.ts";

export const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/)
    .transform(Number)
    .pipe(z.number().min(-most).max(most));

export const pointQuery = z.object({
  lat: degrees(90).meta(described("latitude")),
  lng: degrees(180).meta(described("longitude")),
});

export function readPoint(query: Record<string, string>): GeoPoint | undefined {
  const { data } = pointQuery.safeParse(query);
  return data && { latitude: data.lat, longitude: data.lng };
}

export interface PreviewNames {
  site: string;
  services: string;
  standIns: string;
  gallery: string;
  database: string;
  bucket: string;
  queue: string;
}

export function namesOf(preview: string): PreviewNames;

export type PreviewConfigs = Record<"site" | "services" | "standIns" | "gallery", string>;

export function writePreviewConfigs(
  preview: string,
  given: { databaseId: string; origin: string; first?: boolean },
): PreviewConfigs;

import type { PreviewConfigs } from "./preview-configs.mjs";

export type RunWrangler = (
  args: string[],
  more?: { input?: string; mayExist?: boolean; mayBeGone?: boolean },
) => Promise<string>;

export function putUp(
  preview: string,
  given: { wrangler: RunWrangler; subdomain: string; secret?: string },
): Promise<{ origin: string; configs: PreviewConfigs }>;

export function takeDown(preview: string, given: { wrangler: RunWrangler }): Promise<void>;

import { pageAddress, stageAddress } from "#app/ui/stage-address.ts";
import { type Banner, isWithin, type Outage } from "./cache/publication.ts";
import type { Visit } from "./visit.ts";

export interface Shell {
  stages: { nameEn: string; nameMi: string | undefined }[];
  pages: { TitleEN: string; TitleMI: string | undefined }[];
  banners: Banner[];
  outages: Outage[];
  authError: string | undefined;
  isShareHidden: boolean;
}

export async function namedPages(visit: Visit): Promise<string[]> {
  const { stages, pages } = await shellOf(visit);
  return [
    ...stages.map(({ nameEn }) => stageAddress(nameEn)),
    ...pages.map(({ TitleEN }) => pageAddress(TitleEN)),
  ];
}

export async function shellOf(visit: Visit): Promise<Shell> {
  const [stages, pages] = await Promise.all([
    visit.neighbours.content.stages(),
    visit.neighbours.content.simplePages(),
  ]);
  const { banners, outages } = visit.site.publication;
  const now = visit.request.now.getTime();
  return {
    stages: stages.ok ? stages.value : [],
    pages: pages.ok ? pages.value : [],
    banners: banners.filter((each) => isWithin(each.start_datetime, each.end_datetime, now)),
    outages: outages.filter((each) => isWithin(each.outage_start_datetime, each.outage_end_datetime, now)),
    authError: visit.request.authError,
    isShareHidden: visit.request.isShareHidden,
  };
}

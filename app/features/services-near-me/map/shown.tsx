import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type framesOf, positionIn } from "./frame.ts";
import type { NumberedService } from "./numbered.ts";

const words = wordsOf("services-near-me/map");

export function VisibleCount({
  services,
  frames,
}: {
  services: readonly NumberedService[];
  frames: ReturnType<typeof framesOf>;
}) {
  const t = words(usePage().language);
  const { main, inset } = frames;
  const isInSight = (service: NumberedService) =>
    positionIn(main, service) !== undefined ||
    (inset !== undefined && positionIn(inset, service) !== undefined);
  const count = services.filter(isInSight).length;
  const isSchoolElsewhere = services.some((service) => service.distance === null && !isInSight(service));
  return (
    <p className="map-shown" role="status" data-part="shown">
      {services.length > 0 && t("shown", { count, total: services.length })}
      {isSchoolElsewhere && (
        <>
          {" "}
          <Rich text={t("notShown")} />
        </>
      )}
    </p>
  );
}

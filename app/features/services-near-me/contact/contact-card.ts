import type { Visit } from "#app/server/visit.ts";
import { vcard } from "./vcard.ts";

/** @param file number and ".vcf" @throws Response 404 for an unknown service, 500 when the look-up failed */
export async function contactCard(
  visit: Visit,
  _: Request,
  { category = "", file = "" }: { category?: string; file?: string },
): Promise<Response> {
  const id = /^(\d{1,12})\.vcf$/.exec(file)?.[1];
  if (!id || !/^[\w-]{1,60}$/.test(category)) throw new Response(null, { status: 404 });
  const found = await visit.neighbours.serviceLocations.one(category, Number(id));
  if (!found.ok) throw new Response(null, { status: found.status === 404 ? 404 : 500 });
  const name = found.value.name
    .normalize("NFD")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", "-")
    .slice(0, 60);
  return new Response(vcard(found.value, visit.site.origin, visit.request.now), {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name || "timata"}.vcf"`,
    },
  });
}

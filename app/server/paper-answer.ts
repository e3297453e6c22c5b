import type { Paper } from "#workers/papers/sheet.ts";
import type { Visit } from "./visit.ts";

/** A paper as a PDF that the browser shows. @throws a response of 503 while it cannot be made */
export async function paperAnswer(
  { neighbours: { papers } }: Pick<Visit, "neighbours">,
  paper: Paper,
  filename: string,
): Promise<Response> {
  const drawn = await papers.draw(paper);
  if (!drawn.ok) throw new Response(null, { status: 503 });
  return new Response(drawn.value, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `inline; filename="${filename}"`,
    },
  });
}

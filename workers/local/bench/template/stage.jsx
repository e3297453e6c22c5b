import { useLoaderData } from "@remix-run/react";
import { openStage, StagePage } from "../../../../app/features/stages/index.ts";

/** Our own loader leaves what it found in the visit; the template's returns it. */
export async function loader({ params, context }) {
  const visit = { ...context.visit };
  await openStage(params.name, visit);
  return visit.model;
}

export const meta = ({ data }) => [
  { title: `${data.stage.nameEn} – Tīmata` },
  { name: "description", content: data.stage.nameEn },
];

export const links = () => [{ rel: "stylesheet", href: "/assets/stage-C0vT5mZa.css" }];

export default function Stage() {
  return <StagePage {...useLoaderData()} />;
}

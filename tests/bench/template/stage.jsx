import { useLoaderData } from "@remix-run/react";
import { stage } from "../../../app/features/stages/index.ts";

export async function loader({ request, params, context }) {
  const { props } = await stage.open(context.visit, request, params);
  return props;
}

export const meta = ({ data }) => [
  { title: `${data.stage.nameEn} – Tīmata` },
  { name: "description", content: data.stage.nameEn },
];

export const links = () => [{ rel: "stylesheet", href: "/assets/stage-C0vT5mZa.css" }];

export default function Stage() {
  return <stage.View {...useLoaderData()} />;
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { isTopic, openStage, StagePage, type StagePageProps } from "#app/features/stages/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ params, context: { visit } }: LoaderFunctionArgs) =>
  openStage(params.name ?? "", visit);

export { isTopic };

export default function Stage() {
  return <StagePage {...useModel<StagePageProps>()} />;
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FooterPage, type FooterPageProps, openPage } from "#app/features/footer-pages/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ params, context: { visit } }: LoaderFunctionArgs) =>
  openPage(params.pageId ?? "", visit);

export default function PageOfFooter() {
  return <FooterPage {...useModel<FooterPageProps>()} />;
}

import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openSearch, SearchPage, type SearchPageProps } from "#app/features/search/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ request, context: { visit } }: LoaderFunctionArgs) => openSearch(request, visit);

export default function Search() {
  return <SearchPage {...useModel<SearchPageProps>()} />;
}

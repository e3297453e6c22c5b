import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { PageProvider } from "../../../app/ui/page-context.tsx";

export async function loader({ context: { visit, place } }) {
  const [stages, pages] = await Promise.all([
    visit.neighbours.content.stages(),
    visit.neighbours.content.simplePages(),
  ]);
  return {
    ...place,
    amounts: new Map(place.amounts.map((one) => [one.id, one])),
    shell: {
      ...place.shell,
      stages: stages.value.map(({ nameEn, nameMi }) => ({ nameEn, nameMi })),
      pages: pages.value.map(({ TitleEN, TitleMI }) => ({ TitleEN, TitleMI })),
    },
  };
}

export const links = () => [
  { rel: "icon", href: "data:," },
  { rel: "stylesheet", href: "/assets/site-B1xkPq2W.css" },
];

export function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PageProvider value={useLoaderData()}>
      <Outlet />
    </PageProvider>
  );
}

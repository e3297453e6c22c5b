import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./ui/error-page.tsx";
import { UnavailablePage } from "./ui/unavailable-page.tsx";

export default function Root() {
  return <Outlet />;
}

export const headers = ({ errorHeaders }: { errorHeaders: Headers | undefined }) =>
  errorHeaders ?? new Headers();

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 503 ? <UnavailablePage /> : <ErrorPage status={status} />;
}

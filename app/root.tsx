import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./ui/error-page.tsx";

/** Each route draws its whole document through `Page`; the root only stands above them and catches what fails. */
export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

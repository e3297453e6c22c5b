import { isRouteErrorResponse, Outlet, useRouteError } from "@remix-run/react";
import { ErrorPage } from "./ui/error-page.tsx";
import { UnavailablePage } from "./ui/unavailable-page.tsx";

/** Each route draws its whole document through `Page`; the root only stands above them and catches what fails. */
export default function Root() {
  return <Outlet />;
}

/** What a refusal says beside its page: when to come back, for one. */
export const headers = ({ errorHeaders }: { errorHeaders: Headers | undefined }) =>
  errorHeaders ?? new Headers();

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return status === 503 ? <UnavailablePage /> : <ErrorPage status={status} />;
}

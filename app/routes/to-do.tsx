import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { openToDo, submitToDo, ToDoPage, type ToDoPageProps } from "#app/features/account/index.ts";
import { useModel } from "#app/ui/page-context.tsx";

export const loader = ({ context: { visit } }: LoaderFunctionArgs) =>
  visit.method === "POST" ? null : openToDo(visit);

export const action = ({ request, context: { visit } }: ActionFunctionArgs) => submitToDo(request, visit);

export default function ToDo() {
  return <ToDoPage {...useModel<ToDoPageProps>()} />;
}

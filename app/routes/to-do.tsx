import { openToDo, submitToDo, ToDoPage } from "#app/features/account/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(ToDoPage, { open: openToDo, submit: submitToDo });
export const { loader, action, headers } = route;
export default route.Page;

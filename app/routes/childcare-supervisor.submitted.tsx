import { supervisor } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = supervisor.submitted;
export default supervisor.submitted.Page;

import { supervisor } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = supervisor.code;
export default supervisor.code.Page;

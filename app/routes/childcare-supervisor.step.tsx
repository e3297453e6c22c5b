import { supervisor } from "#app/features/childcare/index.ts";

export const { loader, action, headers } = supervisor.step;
export default supervisor.step.Page;

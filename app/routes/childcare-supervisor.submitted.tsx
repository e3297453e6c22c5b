import { submitted } from "#app/features/childcare-supervisor/index.ts";

export const { loader, action, headers } = submitted;
export default submitted.Page;

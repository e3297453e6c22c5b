import { code } from "#app/features/childcare-supervisor/index.ts";

export const { loader, action, headers } = code;
export default code.Page;

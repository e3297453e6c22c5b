import { uploads } from "#app/features/childcare-subsidy/index.ts";

export const { loader, action, headers } = uploads;
export default uploads.Page;

import { sent } from "#app/features/childcare-subsidy/index.ts";

export const { loader, headers } = sent;
export default sent.Page;

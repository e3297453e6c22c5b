import { apply } from "#app/features/childcare-subsidy/index.ts";

export const { loader } = apply;

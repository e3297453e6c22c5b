import { parent } from "#app/features/childcare/index.ts";

export const { loader } = parent.apply;

// The model answers to the ids and figures of release 12.0.0 of OpenFisca-Aotearoa.

export const packageName = "timata-rules";
export const packageVersion = "12.0.0";

// The ids and figures of the model match release 12.0.0 of OpenFisca-Aotearoa.

export const packageName = "timata-rules";
export const packageVersion = "12.0.0";

export const dollarsInWords = (dollars: number): string =>
  dollars.toLocaleString("en-NZ", { style: "currency", currency: "NZD", maximumFractionDigits: 0 });

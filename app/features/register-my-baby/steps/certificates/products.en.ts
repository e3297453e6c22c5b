export const certificates = {
  /** By the registry's codes. */
  products: {
    ZBBC: "Standard certificate",
    ZBFD: "Forest certificate",
    ZBBD: "Beach certificate",
    ZBFP: "Standard and Forest pack",
    ZBBP: "Standard and Beach pack",
  },
  contents: {
    one: "One certificate, {{price}}",
    two: "Two certificates, one of each, {{price}}",
  },
  country: "Country (optional)",
  countryHint: "You can leave this out when it is sent within New Zealand.",
  summary: {
    title: "Your order",
    line: "{{product}}, {{quantity}} × {{price}}",
    delivery: { standard: "Standard delivery", courier: "Courier delivery" },
    total: "Total",
    unknown: "Choose a certificate and how many you want, and we show what it costs.",
    workOut: "Work out the total",
    payment:
      "You pay by card after you have registered the birth. Registering is free, with or without a certificate.",
  },
  faults: {
    neededForIrd:
      "You asked for your child’s IRD number to be sent to the birth certificate address. Please order a certificate, or choose another address for the IRD number.",
    courierOverseas:
      "A courier does not go overseas. Please choose standard delivery, or an address in New Zealand.",
  },
  changeIrdAddress: "Choose another address for the IRD number",
} as const;

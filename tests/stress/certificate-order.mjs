const order = (part) => `certificateOrder.${part}`;

/**
 * Two packs by courier, to the mother's address.
 * @type {Readonly<Record<string, string>>}
 */
export const ordered = {
  orderBirthCertificate: "yes",
  [order("productCode")]: "ZBFP",
  [order("quantity")]: "2",
  [order("courierDelivery")]: "courier",
  [order("deliveryName")]: "Mere Tāne",
  [order("deliveryAddressType")]: "mother",
  [order("deliveryAddress.line1")]: "12 High Street",
  [order("deliveryAddress.suburb")]: "Titahi Bay",
  [order("deliveryAddress.line2")]: "Porirua 5022",
};

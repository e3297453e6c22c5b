import { describe, expect, test } from "vitest";
import { certificateProducts, deliveries, inDollars, orderOf, orderSummary } from "./products.ts";
import en from "./text.en.json";
import mi from "./text.mi.json";

const order = (productCode: string, quantity: string, courierDelivery: string) => ({
  orderBirthCertificate: "yes",
  "certificateOrder.productCode": productCode,
  "certificateOrder.quantity": quantity,
  "certificateOrder.courierDelivery": courierDelivery,
});

describe("What a certificate costs [birth/certificates/prices]", () => {
  test.each([en, mi])("the texts name the lowest price and that of the courier", (text) => {
    const cheapest = Math.min(...certificateProducts.map(({ price }) => price));
    expect(JSON.stringify(text).match(/\$\d+/g)).toEqual([`$${cheapest}`, `$${deliveries.courier}`]);
  });

  test.each([
    ["standard $33", "ZBBC", 33],
    ["decorative $35: forest", "ZBFD", 35],
    ["decorative $35: beach", "ZBBD", 35],
    ["two-certificate pack $55: standard and forest", "ZBFP", 55],
    ["two-certificate pack $55: standard and beach", "ZBBP", 55],
  ])("%s", (_, code, price) => {
    expect(orderOf(order(code, "1", "standard"))).toMatchObject({
      price,
      line: price,
      shipping: 0,
      total: price,
    });
  });

  test("standard delivery free, courier $5; total = price times quantity plus shipping [birth/certificates/total]", () => {
    expect(orderOf(order("ZBFP", "5", "courier"))).toEqual({
      code: "ZBFP",
      quantity: 5,
      price: 55,
      line: 275,
      delivery: "courier",
      shipping: 5,
      total: 280,
    });
  });

  test("amounts have two decimals", () => {
    expect(inDollars(275)).toBe("$275.00");
  });

  test.each([
    ["an unknown product", order("ZBPD", "1", "standard")],
    ["a quantity above 5", order("ZBBC", "6", "standard")],
    ["no quantity", order("ZBBC", "", "standard")],
    ["no order", { ...order("ZBBC", "1", "standard"), orderBirthCertificate: "no" }],
  ])("%s comes to nothing", (_, answers) => {
    expect(orderOf(answers)).toBeUndefined();
  });

  test("every product that is offered can be summed up", () => {
    expect(certificateProducts.map(({ code }) => orderSummary(code, 2, true)?.total)).toEqual([
      71, 75, 75, 115, 115,
    ]);
  });
});

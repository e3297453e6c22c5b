import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { answerStep } from "../../../../../tests/support/answering.ts";
import { birthAnswers, byConsent, mother as claimed } from "../../../../../tests/support/births.ts";
import { randomBirths } from "../../../../../tests/support/random-births.ts";
import {
  afterSending,
  askedIn,
  faultsIn,
  notesIn,
  placeOf,
} from "../../../../../tests/support/registration-steps.ts";

const step = "buy-birth-certificates";
const order = (answers: Readonly<Record<string, string>>): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, answer]) => [`certificateOrder.${name}`, answer]));
const address = { "deliveryAddress.line1": "12 High Street", "deliveryAddress.line2": "Porirua 5022" };
const full = {
  productCode: "ZBBC",
  quantity: "1",
  courierDelivery: "standard",
  deliveryName: "Mere Tāne",
  deliveryAddressType: "other",
  ...address,
};
const ordered: Answers = { ...birthAnswers, orderBirthCertificate: "yes", ...order(full) };
const required = "This is a required field, please provide an answer.";
const irdHere = {
  "ird.applyForNumber": "yes",
  "ird.deliveryAddress": "birthCertificateAddress",
  "ird.numberByEmail": "yes",
};
const without = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`certificateOrder.${name}`, []]));
const faults = (answers: Answers, language: "en" | "mi" = "en") =>
  Object.entries(faultsIn(step, { ...ordered, ...answers }, language)).map(([name, [message]]) => [
    name,
    message,
  ]);

test("Nothing more is asked while no certificate is ordered [birth/certificates/asked]", () => {
  expect(askedIn(step, birthAnswers)).toEqual(["orderBirthCertificate"]);
});

test("If yes: design, quantity, delivery, name, address, email [birth/certificates/asked]", () => {
  expect(askedIn(step, ordered).slice(1)).toEqual(
    [
      "productCode",
      "quantity",
      "courierDelivery",
      "deliveryName",
      "deliveryAddressType",
      "deliveryAddress",
      "emailAddress",
    ].map((name) => `certificateOrder.${name}`),
  );
});

const rows: [string, Answers, [string, string][]][] = [
  ["everything that is required is there: nothing wrong", {}, []],
  [
    "whether one is ordered is required",
    { orderBirthCertificate: [] },
    [["orderBirthCertificate", required]],
  ],
  ...["productCode", "quantity", "courierDelivery", "deliveryName", "deliveryAddressType"].map(
    (name): [string, Answers, [string, string][]] => [
      `${name} is required`,
      without(name),
      [[`certificateOrder.${name}`, required]],
    ],
  ),
  [
    "the first line of the address is required",
    without("deliveryAddress.line1"),
    [["certificateOrder.deliveryAddress.line1", required]],
  ],
  [
    "the town is required",
    without("deliveryAddress.line2"),
    [["certificateOrder.deliveryAddress.line2", required]],
  ],
  ["suburb, country and email are optional", without("deliveryAddress.suburb"), []],
  [
    "a country alone is no address",
    {
      ...without("deliveryAddress.line1", "deliveryAddress.line2"),
      ...order({ "deliveryAddress.countryCode": "NZ" }),
    },
    [["certificateOrder.deliveryAddress", required]],
  ],
  ["quantity 1 to 5 [birth/certificates/quantity]", order({ quantity: "5" }), []],
  [
    "and no more [birth/certificates/quantity]",
    order({ quantity: "6" }),
    [["certificateOrder.quantity", "Please choose one of the answers shown"]],
  ],
  [
    "a product that is not offered is refused",
    order({ productCode: "ZBPD" }),
    [["certificateOrder.productCode", "Please choose one of the answers shown"]],
  ],
  [
    "a country that is not on the list is refused [birth/certificates/limits]",
    order({ "deliveryAddress.countryCode": "XX" }),
    [["certificateOrder.deliveryAddress.countryCode", "Please choose one of the answers shown"]],
  ],
  [
    "a delivery name has at most 100 characters [birth/certificates/limits]",
    order({ deliveryName: "a".repeat(101) }),
    [["certificateOrder.deliveryName", "Please shorten this answer to 100 characters or fewer"]],
  ],
  [
    "line1 has at most 45 characters, suburb 30, line2 30 [birth/certificates/limits]",
    order({
      "deliveryAddress.line1": "a".repeat(46),
      "deliveryAddress.suburb": "a".repeat(31),
      "deliveryAddress.line2": "a".repeat(31),
    }),
    [
      ["certificateOrder.deliveryAddress.line1", "Please shorten this answer to 45 characters or fewer"],
      ["certificateOrder.deliveryAddress.suburb", "Please shorten this answer to 30 characters or fewer"],
      ["certificateOrder.deliveryAddress.line2", "Please shorten this answer to 30 characters or fewer"],
    ],
  ],
  [
    "an email address is checked",
    order({ emailAddress: "mere@example" }),
    [
      [
        "certificateOrder.emailAddress",
        "This is not a valid email address, please re-enter the email address.",
      ],
    ],
  ],
  [
    "Please supply an email address. [birth/certificates/email]",
    irdHere,
    [["certificateOrder.emailAddress", "Please supply an email address."]],
  ],
  [
    "the email address that is needed is given",
    { ...irdHere, ...order({ emailAddress: "mere@example.nz" }) },
    [],
  ],
  ["by post alone none is needed", { ...irdHere, "ird.numberByEmail": "no" }, []],
  [
    "Overseas delivery requires the standard option [birth/certificates/standard-first]",
    order({ "deliveryAddress.countryCode": "AU", courierDelivery: "courier" }),
    [
      [
        "certificateOrder.courierDelivery",
        "A courier does not go overseas. Please choose standard delivery, or an address in New Zealand.",
      ],
    ],
  ],
  ["overseas by standard delivery", order({ "deliveryAddress.countryCode": "AU" }), []],
  [
    "by courier within New Zealand",
    order({ "deliveryAddress.countryCode": "NZ", courierDelivery: "courier" }),
    [],
  ],
  ["by courier where no country is chosen", order({ courierDelivery: "courier" }), []],
  [
    "an IRD number that goes to the certificate's address, and no certificate: an error [birth/certificates/number-waits]",
    { ...irdHere, orderBirthCertificate: "no" },
    [
      [
        "orderBirthCertificate",
        "You asked for your child’s IRD number to be sent to the birth certificate address. Please order a certificate, or choose another address for the IRD number.",
      ],
    ],
  ],
  [
    "an IRD number that is not applied for waits for nothing",
    { ...irdHere, "ird.applyForNumber": "no", orderBirthCertificate: "no" },
    [],
  ],
];

test.each(rows)("The certificates' page: %s", (_, answers, expected) => {
  expect(faults(answers)).toEqual(expected);
});

test("The messages are told in te reo Māori too", () => {
  expect(faults(irdHere, "mi")).toEqual([["certificateOrder.emailAddress", "Tēnā homai he wāhitau īmēra."]]);
});

describe("The address type", () => {
  const home = (parent: string, line1: string, suburb: string, line2: string): Answers => ({
    [`${parent}.homeAddress.line1`]: line1,
    [`${parent}.homeAddress.suburb`]: suburb,
    [`${parent}.homeAddress.line2`]: line2,
  });
  const kept: Answers = {
    ...birthAnswers,
    ...home("mother", "Flat 2 123 Whakatangihanga o Te Matariki Street North", "Titahi Bay", "Porirua 5022"),
    ...home("father", "7 Bay Road", "", "Nelson 7010"),
    orderBirthCertificate: "yes",
    ...order({ ...full, deliveryAddressType: "" }),
    ...without("deliveryAddress.line1", "deliveryAddress.line2", "deliveryAddressType"),
  };
  const lines = (answers: Answers) =>
    ["line1", "suburb", "line2"].map((line) => answers[`certificateOrder.deliveryAddress.${line}`] ?? "");
  const send = (from: Answers, changed: Readonly<Record<string, string>>) =>
    afterSending(step, from, order(changed));
  const atMothers = send(kept, { deliveryAddressType: "mother" });

  test("mother copies her home address cut to 45, 30 and 30 characters [birth/certificates/address]", () => {
    expect(lines(atMothers)).toEqual([
      "Flat 2 123 Whakatangihanga o Te Matariki Stre",
      "Titahi Bay",
      "Porirua 5022",
    ]);
  });

  test("a postcode is left out, never cut; the page and the review say that the copy is not all of it", () => {
    const far = { ...kept, "mother.homeAddress.line2": "Whakapapa Rangatira Town 4410" };
    const long = { ...kept, "mother.homeAddress.line2": "Whakapapa Rangatira Township 4410" };
    const copied = (from: Answers) => send(from, { deliveryAddressType: "mother" });
    expect(lines(copied(far))[2]).toBe("Whakapapa Rangatira Town 4410");
    expect(lines(copied(long))[2]).toBe("Whakapapa Rangatira Township");
    expect(notesIn(step, copied(long))).toContain("address-shortened");
    const short = { ...kept, ...home("mother", "1 Bay Road", "", "Nelson 7010") };
    expect(notesIn(step, copied(short))).not.toContain("address-shortened");
    const own = { "deliveryAddress.line1": "1 Bay Road", "deliveryAddress.line2": "Nelson" };
    expect(notesIn(step, send(copied(long), own))).not.toContain("address-shortened");
  });

  test("father copies his, and leaves out what he left out [birth/certificates/address]", () => {
    expect(lines(send(atMothers, { deliveryAddressType: "father" }))).toEqual([
      "7 Bay Road",
      "",
      "Nelson 7010",
    ]);
  });

  test("other empties it [birth/certificates/address]", () => {
    expect(lines(send(atMothers, { deliveryAddressType: "other" }))).toEqual(["", "", ""]);
  });

  test("other with an address written at the same time keeps what was written", () => {
    const sent = send(atMothers, {
      deliveryAddressType: "other",
      "deliveryAddress.line1": "1 Quay Street",
      "deliveryAddress.suburb": "",
      "deliveryAddress.line2": "Auckland 1010",
    });
    expect(lines(sent)).toEqual(["1 Quay Street", "", "Auckland 1010"]);
  });

  test("what is written over a copied address stays while the type does", () => {
    expect(lines(send(atMothers, { "deliveryAddress.line1": "13 High Street" }))[0]).toBe("13 High Street");
  });

  test("a later change of the home address does not follow", () => {
    const moved = { ...atMothers, "mother.homeAddress.line1": "1 New Street" };
    expect(lines(send(moved, {}))[0]).toMatch(/^Flat 2/);
  });

  test("the copied address is good as it is", () => {
    expect(placeOf(step, atMothers).errors).toEqual({});
  });

  test.each([
    ["there is a father", {}, ["mother", "father", "other"]],
    ["the father is not known", { fatherKnown: "no" }, ["mother", "other"]],
    ["a sperm donor was used", byConsent("SpermDonor"), ["mother", "other"]],
  ] as [string, Answers, string[]][])(
    "its options when %s [birth/certificates/address]",
    (_, answers, options) => {
      const { step: page } = placeOf(step, { ...ordered, ...answers });
      const type = questionsOf(page, {}).find(({ name }) => name === "certificateOrder.deliveryAddressType");
      expect(type?.field.options).toEqual(options);
    },
  );
});

test("A claim that is not settled yet asks for no email with the certificate", () => {
  expect(faults({ ...irdHere, ...claimed })).toEqual([]);
});

test("From any answers, whatever the page asks can be answered, and then it is complete", () => {
  fc.assert(
    fc.property(randomBirths, fc.nat(5), (random, choice) => {
      const answers = { ...random, "child.bornInNZ": "yes" };
      const done = answerStep((each) => placeOf(step, each), answers, choice);
      expect(placeOf(step, done).isComplete).toBe(true);
    }),
    { numRuns: 30 },
  );
});

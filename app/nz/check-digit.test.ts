import { describe, expect, test } from "vitest";
import {
  type BankAccountFault,
  bankAccountFault,
  formatBankAccount,
  padBankAccount,
} from "./bank-account.ts";
import { isClientNumber } from "./client-number.ts";
import { isIrdNumber, padIrdNumber, stripIrdNumber } from "./ird-number.ts";

describe("An IRD number [birth/services/ird-number]", () => {
  test.each([
    ["49091850", "remainder 0"],
    ["049091850", "a zero before it"],
    ["35901981", "first weights"],
    ["10000009", "the least"],
    ["10000017", "first weights"],
    ["136410132", "second weights"],
    ["49098576", "second weights"],
    ["10000191", "second weights"],
    ["10000223", "second weights"],
    ["149999995", "second weights"],
    ["150000009", "given out since the range was widened"],
    ["199999990", "the last of the range"],
  ])("%s can be one: %s", (text) => {
    expect(isIrdNumber(text)).toBe(true);
  });

  test.each<[string, string]>([
    ["136410133", "the wrong check digit"],
    ["9125568", "too short"],
    ["009125568", "below the range"],
    ["999999999", "above the range"],
    ["200000005", "above the range"],
    ...Array.from({ length: 10 }, (_, digit): [string, string] => [`1000005${digit}`, "no check digit fits"]),
    ["49-091-850", "hyphens"],
    ["", "nothing"],
    ["４９０９１８５０", "digits of another script"],
  ])("%s cannot: %s", (text) => {
    expect(isIrdNumber(text)).toBe(false);
  });

  test("is read without its blanks and hyphens, and sent with nine digits", () => {
    expect(padIrdNumber(stripIrdNumber(" 49-091 850"))).toBe("049091850");
    expect(padIrdNumber("136410132")).toBe("136410132");
  });
});

describe("A client number [birth/services/client-number]", () => {
  test.each(["555012342", "555017121", "55501712", "55501780"])("%s can be one", (text) => {
    expect(isClientNumber(text)).toBe(true);
  });

  test.each(["555012343", "555017122", "55501711", "55501781", "5550171", "5550123420", "55AS17121", ""])(
    "%s cannot",
    (text) => {
      expect(isClientNumber(text)).toBe(false);
    },
  );
});

const parts = (text: string) => {
  const [bank = "", branch = "", body = "", suffix = ""] = text.split("-");
  return { bank, branch, body, suffix };
};

describe("A bank account number [birth/services/bank-checksum]", () => {
  test.each([
    "01-0902-0068389-00",
    "00-0902-0068389-001",
    "00-0902-0068389-01",
    "01-0242-0100194-00",
    "01-0902-068389-00",
  ])("%s can be one", (text) => {
    expect(bankAccountFault(parts(text))).toBeUndefined();
  });

  test.each<[string, BankAccountFault]>([
    ["---", "missing"],
    ["01-09O2-0068389-00", "digits"],
    ["1-0902-0068389-00", "bank"],
    ["01-902-0068389-00", "branch"],
    ["01-0902-68389-00", "body"],
    ["01-0902-00068389-00", "body"],
    ["01-0902-0068389-0", "suffix"],
    ["01-0902-0068389-0000", "suffix"],
    ["01-0902-0068388-00", "checksum"],
    ["01-0242-0100195-00", "checksum"],
    ["11-3456-0089765-00", "checksum"],
    // The first fault is the one that is told.
    ["1-902-0-x", "digits"],
    ["1-902-0-0", "bank"],
  ])("%s cannot: %s", (text, fault) => {
    expect(bankAccountFault(parts(text))).toBe(fault);
  });

  test("is sent with 2, 4, 8 and 4 digits, and shown as it was typed", () => {
    expect(padBankAccount(parts("11-3456-0089765-00"))).toBe("11-3456-00089765-0000");
    expect(formatBankAccount(parts("01-0902-068389-00"))).toBe("01-0902-068389-00");
  });
});

import { describe, expect, test } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { isEmail } from "./email.ts";
import { isMobile, isPhone, readDialledNumber, tidyPhone } from "./phone.ts";
import { isPostcode } from "./postcode.ts";

const checks = { email: isEmail, phone: isPhone, mobile: isMobile, postcode: isPostcode };

const rows: [keyof typeof checks, string, boolean][] = [
  ["email", "ana@example.nz", true],
  ["email", "a.b_c%d+e-f@mail.example.co.nz", true],
  ["email", "a@b.museum", true],
  ["email", "a@b", false],
  ["email", "a b@c.nz", false],
  ["email", "@c.nz", false],
  ["email", "a@.nz", false],
  ["email", "a@b..nz", false],
  ["email", "a@b.n", false],
  ["email", "a@b@c.nz", false],
  ["email", "ā@b.nz", false],
  ["email", "a@b.nz\n", false],
  ["email", `${"a".repeat(249)}@b.nz`, true],
  ["email", `${"a".repeat(250)}@b.nz`, false],
  ["phone", "021 234 567", true],
  ["phone", "0800559009", true],
  ["phone", "+64 21 234", false],
  ["phone", "(09) 123", false],
  ["phone", "09-123", false],
  ["phone", " ", false],
  ["phone", "", false],
  ["mobile", "021234567", true],
  ["mobile", "0212345678", true],
  ["mobile", "02123456789", true],
  ["mobile", "02123456", false],
  ["mobile", "021234567890", false],
  ["mobile", "0312345678", false],
  ["mobile", "021 234 567", false],
  ["postcode", "6011", true],
  ["postcode", "0110", true],
  ["postcode", "601", false],
  ["postcode", "60111", false],
  ["postcode", "6O11", false],
  ["postcode", " 6011", false],
  ["postcode", "६०११", false],
];

describe("ways to reach a person", () => {
  test.each(rows)("%s %j: %s", (kind, typed, expected) => {
    expect(checks[kind](typed)).toBe(expected);
  });

  test.each(Object.keys(checks) as (keyof typeof checks)[])(
    "%s: hostile texts take no time [quality/access/linear-checks]",
    async (kind) => {
      const hostile = [
        `a@${"a.".repeat(25_000)}`,
        " ".repeat(50_000),
        "1".repeat(50_000),
        `a@${"-".repeat(50_000)}`,
      ];
      expect(await cpuOf(() => hostile.map((each) => checks[kind](each)))).toBeLessThan(200);
    },
  );
});

describe("a number as people write it is tidied into digits and spaces", () => {
  test.each([
    ["+64 21 234 567", "021 234 567"],
    ["+6421234567", "021234567"],
    ["+64 (0)21 234 567", "021 234 567"],
    ["0064 4 476 1234", "04 476 1234"],
    ["(04) 476-1234", "04 476 1234"],
    ["021-123-4567", "021 123 4567"],
    ["021.123.4567", "021 123 4567"],
    ["+61 2 9876 5432", "0061 2 9876 5432"],
    [" 021  123 ", "021 123"],
    ["021 234 567 Janice", "021 234 567 Janice"],
    ["", ""],
  ])("%j: %j", (typed, tidy) => expect(tidyPhone(typed)).toBe(tidy));
});

describe("what is dialled of a number as people write it", () => {
  test.each([
    ["04 476 1234", "044761234"],
    ["(04) 476-1234", "044761234"],
    ["+64 4 476 1234", "+6444761234"],
    ["021 049 6403 Janice", "0210496403"],
    ["0800 773 536 ext1, then ext2", "0800773536"],
    ["09 123 4567/8910", "091234567"],
    ["0800 CRE ATORS", undefined],
    ["476 1234", undefined],
    ["09 123 4567 890 123", undefined],
    ["", undefined],
  ])("%j: %s", (written, expected) => expect(readDialledNumber(written)).toBe(expected));
});

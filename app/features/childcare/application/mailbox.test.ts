import { expect, test } from "vitest";
import { emailSource, isSameMailbox, isSameNumber } from "./mailbox.ts";

test.each([
  ["Mele@Ex.example", "mele@ex.example", true],
  ["mele+kindy@ex.example", "mele@ex.example", true],
  ["me.le+1@gmail.com", "mele@googlemail.com", true],
  ["me.le@ex.example", "mele@ex.example", false],
  ["office@annewest.example", "mele@ex.example", false],
])("%s and %s: one mailbox %s [childcare/supervisor/not-the-family]", (one, other, is) =>
  expect(isSameMailbox(one, other)).toBe(is),
);

test.each([
  ["555 012 342", "555012342", true],
  ["049091850", "49091850", true],
  ["555012342", "555017121", false],
])("%s and %s: one number %s", (one, other, is) => expect(isSameNumber(one, other)).toBe(is));

test.each([
  ["Office@annewest.example", "office@annewest.example", "directory"],
  ["mele@ex.example", "office@annewest.example", "family"],
  ["mele@ex.example", null, "family"],
])(
  "%s for a service that the directory has under %s: %s [childcare/sent/source]",
  (address, directory, source) => expect(emailSource(address, directory)).toBe(source),
);

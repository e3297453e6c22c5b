import { expect, test } from "vitest";
import { mailSentences } from "./sentences.ts";

test("every text of the mails is there once, in both languages", () => {
  const all = mailSentences();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.filter(({ en, mi }) => !en || !mi || mi === "undefined")).toEqual([]);
  expect(all).toContainEqual({
    id: "confirmation/subject",
    en: "Please confirm your e-mail address",
    mi: "Tēnā, whakaūngia tō wāhitau īmēra",
  });
});

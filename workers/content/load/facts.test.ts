import { afterAll, describe, test } from "vitest";
import { cardFile, expectProblem, firstCardFile, removeFolders, sleepCardFile } from "../guide-for-tests.ts";

afterAll(removeFolders);

describe("facts that are wrong", () => {
  const words = (count: number) => Array.from({ length: count }, () => "kupu").join(" ");

  test.each<[string, string, (text: string) => string, string, string]>([
    [
      "an unknown topic",
      sleepCardFile,
      (text) => text.replace("[sleep, health]", "[sleep, cars]"),
      "topics:",
      'there is no topic "cars" in topics.json',
    ],
    [
      "a name in one language",
      sleepCardFile,
      (text) => text.replace(/ {2}mi: Te moe.*\n/, ""),
      "name:",
      "name.mi is missing",
    ],
    [
      "an unknown state",
      sleepCardFile,
      (text) => text.replace("state: closed", "state: ajar"),
      "state:",
      'state is "ajar" and must be one of: open, closed',
    ],
    [
      "an unknown fact",
      sleepCardFile,
      (text) => text.replace("state:", "colour: red\nstate:"),
      "colour:",
      "colour is not a fact of such a file",
    ],
    [
      "an id that is taken",
      sleepCardFile,
      (text) => text.replace("id: 2002", "id: 2001"),
      "id:",
      `id 2001 is taken by ${firstCardFile}`,
    ],
    [
      "too few words",
      firstCardFile,
      () => cardFile({ id: 2001, en: "Short", mi: "Poto", text: words(59) }),
      "---",
      "the card has 59 words in the language en; 60 to 250 are right",
    ],
    [
      "too many words",
      firstCardFile,
      () => cardFile({ id: 2001, en: "Long", mi: "Roa", textMi: words(251) }),
      "---",
      "the card has 251 words in the language mi; 60 to 250 are right",
    ],
    [
      "a helpline without its page",
      sleepCardFile,
      (text) => text.replace(/ {4}source: .*\n/, ""),
      "- name: Healthline",
      "helplines.0.source is missing",
    ],
    [
      "a card without sources",
      sleepCardFile,
      (text) => text.replace(/sources:\n.*\n.*\n/, "sources: []\n"),
      "sources:",
      "sources names no page; say where the facts come from",
    ],
    [
      "a source without encryption",
      sleepCardFile,
      (text) => text.replace("url: https://info", "url: http://info"),
      "url: http:",
      "sources.0.url must be an address that begins with https://",
    ],
    [
      "a day of reading that is none",
      sleepCardFile,
      (text) => text.replace("url: https://info.health.nz/\n", "$&    read: 2026-02-30\n"),
      "read:",
      "sources.0.read must be a day such as 2026-11-22",
    ],
    [
      "a day of reading that has not come",
      sleepCardFile,
      (text) => text.replace("url: https://info.health.nz/\n", "$&    read: 2999-01-01\n"),
      "read:",
      "sources.0.read lies in the future",
    ],
    [
      "a guest that no other stage has",
      "stages/3-baby/1-weeks-1-6/section.md",
      (text) => text.replace("label:", "guests: [3001]\nlabel:"),
      "guests:",
      "there is no card 3001 in another stage",
    ],
    [
      "HTML in a name",
      sleepCardFile,
      (text) => text.replace("<mi>hauora</mi>", "<i>hauora</i>"),
      "  en: Sleeping",
      "name.en holds HTML; only <en>…</en> and <mi>…</mi> are allowed",
    ],
    [
      "facts that are not YAML",
      sleepCardFile,
      (text) => text.replace("[sleep, health]", "[sleep, health"),
      "sources:",
      "this cannot be read",
    ],
    [
      "no facts",
      sleepCardFile,
      (text) => text.replace("---\n", ""),
      "id:",
      "the file must begin with facts between two lines of three dashes (---)",
    ],
    [
      "an unknown service",
      "outages.json",
      (text) => text.replace('"search"', '"cinema"'),
      '"cinema"',
      '0.service is "cinema" and must be one of: register-my-baby',
    ],
    [
      "a moment without an offset",
      "banners.json",
      (text) => text.replace("+13:00", ""),
      "start_datetime",
      "0.start_datetime must be a moment such as 2026-12-01T09:00:00+13:00, or empty",
    ],
    [
      "a message with HTML",
      "banners.json",
      (text) => text.replace("Closed", "<b>Closed"),
      "<b>",
      "0.message_en must be plain text",
    ],
  ])("%s is told with its file and line", (_, ...mistake) => expectProblem(...mistake));
});

import { question, section, step } from "#app/forms/builders.ts";
import { text } from "#app/forms/fields/text.tsx";
import { textArea } from "#app/forms/fields/text-area.tsx";
import { invisibleCharacters } from "#app/nz/name.ts";

/** A passage of the guide has up to 2,500 characters. */
const longest = 5000;

/** Marks and links belong to a text. */
const refused = (typed: string) => invisibleCharacters(typed.replaceAll("\n", ""));

const words = textArea({ max: longest, refused });

/** Of a fluent reader, whose name is known. */
export const askAtDesk = step("desk", [
  section("desk", {
    words: question(words),
    note: question(textArea({ max: 1000, refused }), { required: false }),
  }),
]);

export const askProposal = step("proposal", [
  section("proposal", {
    proposal: question(words),
    reason: question(textArea({ max: 500, refused }), { required: false }),
    name: question(text({ max: 60 }), { required: false }),
  }),
]);

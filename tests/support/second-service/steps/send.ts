import { question, section } from "#app/forms/builders.ts";
import { box } from "#app/forms/fields/box.tsx";
import { step } from "#app/wizard/step.ts";
import en from "../text.en.json";
import mi from "../text.mi.json";

const sections = [section("send", { isRight: question(box(), { required: true }) })];

export const send = step({
  name: "send",
  words: (language) => ({ en, mi })[language].send,
  questions: () => ({ sections }),
});

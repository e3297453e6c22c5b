import type { Translation } from "#app/i18n/translation.ts";
import type { titleForms as en } from "./titles.en.ts";

export const titleForms: Translation<typeof en> = {
  mother: { title: "Whaea", within: "te whaea", whose: "o te whaea" },
  motherWhoGaveBirth: {
    title: "Whaea whakawhānau",
    within: "te whaea whakawhānau",
    whose: "o te whaea whakawhānau",
  },
  father: { title: "Matua tāne", within: "te matua tāne", whose: "o te matua tāne" },
  parent: { title: "Matua", within: "tērā atu matua", whose: "o tērā atu matua" },
  otherParent: { title: "Tētahi atu matua", within: "tērā atu matua", whose: "o tērā atu matua" },
};

import type { Translation } from "#app/i18n/translation.ts";
import type { titleForms as en } from "./titles.en.ts";

export const titleForms: Translation<typeof en> = {
  mother: { title: "Whaea", within: "te whaea", whose: "a te whaea" },
  motherWhoGaveBirth: {
    title: "Whaea i whānau ai te tamaiti",
    within: "te whaea i whānau ai te tamaiti",
    whose: "a te whaea",
  },
  father: { title: "Matua", within: "te matua", whose: "a te matua" },
  parent: { title: "Matua", within: "tērā atu matua", whose: "a tērā atu matua" },
  otherParent: { title: "Tētahi atu matua", within: "tērā atu matua", whose: "a tērā atu matua" },
};

import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

export const mi: Translation<typeof en> = {
  kept: {
    heading: "Ngā mea ka puritia, me te roa",
    intro: "I ahu mai tēnei i ngā ture e muku ana i ngā mea, nā reira e whakaatu ana i ngā mahi pono.",
    minutes: "{{count}} meneti",
    day: "kotahi rā",
    days: "{{count}} rā",
    years: "{{count}} tau",
    after: {
      "last-log-in": "{{time}} i muri i tō takiuru whakamutunga",
      "log-in": "{{time}} i muri i tō takiuru",
      asking: "{{time}} i muri i tō tono",
      typing: "{{time}} i muri i tō tuhi",
      counting: "kāore e roa ake i te {{time}}",
      "last-change": "{{time}} i muri i tō panonitanga whakamutunga",
      "last-request": "{{time}} i muri i te whārangi whakamutunga i tuwheratia e koe",
      sending: "{{time}} i muri i te tukunga",
    },
  },
};

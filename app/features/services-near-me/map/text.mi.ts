import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

export const mi: Translation<typeof en> = {
  label: "Mahere o ngā ratonga",
  labelAround: "Mahere o ngā ratonga e tata ana ki {{place}}",
  skip: "Hipa i te mahere",
  shown_one: "{{count}} o ngā ratonga e {{total}} kei tēnei wāhi o te mahere.",
  shown_other: "{{count}} o ngā ratonga e {{total}} kei tēnei wāhi o te mahere.",
  notShown: "Ka ako a Te Aho o Te Kura Pounamu i ngā wāhi katoa; kei te rārangi.",
  pin: {
    far: "{{number}}. {{name}}, {{distance}} km",
    anywhere: "{{number}}. {{name}}",
    several: "{{count}} ngā ratonga e tūtata ana: {{names}}",
  },
  info: {
    label: "Kua tīpakohia i te mahere",
    distance: "{{distance}} km te tawhiti",
    area: "Kāore he wāhitau tiriti: ko tēnei tohu mō te rohe e mahia ana.",
    more: "Kimihia ētahi atu kōrero",
    moreAbout: "mō {{name}}",
    directions: "Te ara",
    directionsTo: "ki {{name}} i a <en>Google Maps</en>",
    close: "Katia",
  },
  move: {
    label: "Nekehia te mahere",
    in: "Kia tata mai",
    out: "Kia tawhiti atu",
    up: "Raki",
    down: "Tonga",
    left: "Uru",
    right: "Rāwhiti",
    all: "Whakaaturia te katoa",
  },
  distance: {
    km: "{{length}} km",
    m: "{{length}} m",
  },
  chathams: "Wharekauri",
  source:
    'Te takutai: nā <en>Who’s On First</en>, me <en>LINZ</en>, <en>GeoNames</en> me <en>Quattroshapes</en> (<a href="/copyright">ngā pūtake</a>). Kāore ngā awa, ngā roto me ngā tiriti i tuhia; ko ngā porowhita he tawhiti tika.',
  failed: "Aroha mai, kāore te ratonga wāhi e wātea ana i tēnei wā.",
};

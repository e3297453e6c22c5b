import type { Translation } from "#app/i18n/translation.ts";
import type { en } from "./text.en.ts";

/** Ngā kupu: the words of the pages that links in mails lead to, in te reo Māori. */
export const mi: Translation<typeof en> = {
  stop: {
    title: "Whakamutua ngā whakamaumahara",
    body: "Pēhia te pātene, ka kore atu ngā whakamaumahara e tae atu mā te īmēra. Ka noho pērā tonu ērā atu mea katoa.",
    button: "Whakamutua ngā whakamaumahara",
  },
  everything: {
    title: "Whakamutua ngā mea katoa",
    body: "Mēnā kua kore ēnei e hāngai ki a koe, ka taea te whakamutu i konei. Ka mukua te rā o tō wā whānau, ō tohu i te rārangi mahi, me ngā whakamaumahara katoa. Kāore he take kia kī mai koe he aha ai.",
    short:
      "Kua kore ēnei e hāngai ki a koe? Ka taea hoki e mātou te muku i te rā o tō wā whānau, ō tohu i te rārangi mahi, me ngā whakamaumahara katoa. Kāore he take kia kī mai koe he aha ai.",
    button: "Whakamutua ngā mea katoa",
    support: 'Mēnā kei te hiahia koe ki te kōrero ki tētahi: <a href="/support">anei te hunga āwhina</a>.',
  },
  done: {
    reminders: {
      title: "Kua mutu ngā whakamaumahara",
      body: 'Kāore he mea atu anō ka tae atu. Ki te hiahia anō koe, whakakāngia i <a href="/profile">tō kōtaha</a>.',
    },
    everything: {
      title: "Kua mutu ngā mea katoa",
      body: "Kua mukua te rā o tō wā whānau, ō tohu i te rārangi mahi, me ō whakamaumahara. Kāore he īmēra atu anō ka tae atu.",
      kind: 'Kia tau te mauri ki a koe, ahakoa te aha ka whai ake. Mēnā kei te hiahia koe ki te kōrero ki tētahi: <a href="/support">anei te hunga āwhina</a>.',
    },
  },
  incomplete: {
    title: "Kāore tēnei hono e mahi",
    body: "Kua ngaro pea tētahi wāhanga i te huarahi. Tēnā, huakina anō mai i te īmēra.",
    otherwise: 'Ka taea hoki te whakamutu i ngā whakamaumahara i <a href="/profile">tō kōtaha</a>.',
  },
  unavailable: "Aroha mai, kāore i taea tēnā ināianei. Kāore he mea i panonihia. Tēnā, pēhia anō te pātene.",
  confirm: {
    title: "Whakaūngia tō wāhitau īmēra",
    body: "Nāu tēnei wāhitau? Pēhia te pātene, ka taea te tuku whakamaumahara ki reira:",
    button: "Āe, nāku tēnei wāhitau",
    notYou: "Mēnā ehara nāu, katia noatia tēnei whārangi. Kāore he mea ka tukuna.",
    unavailable:
      "Aroha mai, kāore e taea te whakaū wāhitau ināianei. Tēnā, huakina anō te hono ā ngā meneti ruarua nei.",
  },
  confirmed: {
    title: "Kua whakaūngia tō wāhitau",
    body: 'Mai i nāianei ka tae atu ngā whakamaumahara. Ka taea te panoni i ngā wā katoa i <a href="/profile">tō kōtaha</a>.',
  },
  ended: {
    title: "Kua kore tēnei hono e mahi",
    body: "E 7 ngā rā e mahi ai te hono whakaū wāhitau, ko te mea hou anake hoki ka mahi.",
    otherwise:
      'Tāurua anō tō wāhitau i <a href="/profile">tō kōtaha</a>, ka tukuna atu e mātou tētahi hono hou.',
  },
};

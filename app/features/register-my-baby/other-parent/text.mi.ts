import type { Translation } from "#app/i18n/translation.ts";
import { registrationText } from "../text.mi.ts";
import type { otherParentText as en } from "./text.en.ts";

export const otherParentText: Translation<typeof en> = {
  service: "Tō wāhanga o te rēhita",
  notices: { saved: "Kua tiakina ō taipitopito." },
  unavailable: registrationText.unavailable,
  waiting: "Tēnā, tatari mai ...",
  keeping: {
    anonymous:
      "Ka puritia āu e tuhi ai mō te 60 meneti i muri i tō whārangi whakamutunga. Mā te waehere me te rā whānau ka taea te huaki anō mō te 30 rā.",
    person:
      "Ka tiakina āu e tuhi ai i ngā wā katoa ka haere tonu koe. Mā te waehere me te rā whānau ka taea te huaki anō mō te 30 rā.",
  },
  resume: {
    link: 'Huakina <a href="/register-my-baby/other-parent/continue">te whārangi mā tērā atu matua</a>:',
    landing: "Haere ki te rēhita whānautanga",
    startNew: "Tīmatahia he rēhitatanga whānautanga hou",
    title: "Huakina tō wāhanga o te puka",
    lead: "Kei te matua e whakakī ana i te puka he waehere māu: he whakaahua mā te kāmera, he pū me ngā mati e 20 rānei. Mā tērā me te rā whānau o tō tamaiti ka huakina tō ake wāhanga: ngā mea ka rēhitatia mō tō tamaiti, me ō taipitopito. Kāore he pūkete e hiahiatia ana.",
    another: "Kei te tuwhera he puka kē i tēnei pūtirotiro.",
    lost: "Mēnā kua ngaro te waehere, pātai atu ki te matua e whakakī ana i te puka: ka taea e ia te whakaatu anō i ngā wā katoa.",
  },
  details: {
    lead: "Ko ēnei ngā pātai mōu hei matua. Ka tukuna ō whakautu ki te rēhita, me ngā whakautu a {{first}}. Kāore mātou e pātai ki a koe mō ngā utu, te tāke, te pūkete pēke rānei i konei, ā, kāore e taea e {{first}} te kite i tētahi atu mea āu.",
    seen: "Ina whakaae koe, ka taea e {{first}} te pānui i ēnei whakautu, tae atu ki tō wāhitau kāinga.",
    safety: {
      title: "Mēnā ehara i te mea haumaru kia mōhio ia kei hea koe e noho ana",
      body: 'Nā reira kaua e whakakīia tēnei i konei. Ka taea te kati i te whārangi: kāore tētahi e whakamōhiotia. Kia kōrero ki tētahi i te ao, i te pō, he kore utu, waea atu ki a <en>Are You OK</en> i te <a href="tel:0800456450">0800 456 450</a>. Kei te mōrearea koe ināianei? Waea atu ki te <a href="tel:111">111</a>.',
    },
  },
  agree: {
    lead: "Koinei ngā mea i tuhia e {{first}} mō tō tamaiti me kōrua tahi. Mō te whānautanga i te kāinga kāore mātou e whakaatu i te wāhitau.",
    submit: "E whakaae ana au",
    own: "Ō taipitopito",
    siblings: "Ngā mea ka rēhitatia mō ētahi atu tamariki",
    notes: {
      changed:
        "Kua panonitia tētahi mea mai i tō whakautu. Tēnā tirohia anō, ka tohu anō i te pouaka mēnā e whakaae ana koe ki ngā mea o nāianei.",
      notReady:
        "Kāore anō te matua e whakakī ana i te puka kia whakautu i ngā mea katoa hei tirohanga māu. Kua tiakina ō taipitopito. Tēnā tirohia anō ā muri ake: mā te waehere me te rā whānau ka huaki tēnei whārangi mō te 30 rā.",
      sending:
        "Kei te tukuna te rēhitatanga ināianei tonu, me āu i whakaae ai. Tēnā tirohia anō ā te meneti kotahi.",
      again: "Tirohia anō",
    },
    refuse: "Kāore au e whakaae",
  },
  decline: {
    title: "Kāore au e whakaae",
    body: "Ka mōhio te matua e whakakī ana i te puka kāore koe e whakaae, heoi anō: kāore ia e mōhio he aha ai. Mēnā kāore koe i whakaae i mua, kāore ia e kite i ō taipitopito. Ka taea e ia te panoni i ngā mea ka rēhitatia me te pātai anō ki a koe, te rēhita rānei me te kore koe mēnā he take tāna e mōhiotia ana e te ture. Ka taea te huri i tō whakaaro kia rēhitatia rā anō te whānautanga.",
    button: "Kāore au e whakaae",
    back: "Hoki atu",
    failed: "Aroha mai, kāore i taea te tiaki i tēnā ināianei. Tēnā whakamātauria anō ā ētahi meneti.",
  },
  answered: {
    agreed: {
      title: "Kua whakaae koe",
      body: "Ngā mihi. Ka kite {{first}} i tēnei ina huaki anō ia i te puka, ā, ka taea e ia te rēhita i te whānautanga. Kāore anō he mea kia rēhitatia.",
      again:
        "Ki te panoni ia i tētahi o ngā mea i whakaaturia ki a koe, i ō taipitopito rānei, ka pātai anō mātou ki a koe. Hei reira huakina tēnei whārangi mā taua waehere me te rā whānau.",
    },
    declined: {
      title: "Kāore koe i whakaae",
      body: "Ko tēnā anake ka mōhiotia e {{first}}, kāore ia e mōhio he aha ai.",
      again:
        "Ki te panoni ia i tētahi mea, ka taea te titiro mā taua waehere me te rā whānau. Ka taea te huri i tō whakaaro kia rēhitatia rā anō te whānautanga.",
    },
    submitted: {
      title: "Kua tae mai te rēhitatanga",
      body: "I tukuna me ō taipitopito, i runga i tāu i whakaae ai. Ka tirohia e te Rēhita Whānautanga, Matenga, Mārenatanga, ā, ka waea mai mēnā he mea kāore i te mārama. Kāore he mahi anō māu.",
      reference: "Te tau tohutoro:",
      keep: "Puritia tēnei tau. Hei whakautu tēnei i ngā pātai katoa mō te rēhitatanga.",
    },
    withdrawn: {
      title: "Kua katia tēnei wāhanga o te puka",
      body: "Nā te matua e whakakī ana i te puka i kati, kua hanga rānei ia i tētahi waehere hou māu. Kua mukua āu i tuhi ai i konei. Mēnā kei te uru tonu koe, tonoa te waehere hou i a ia.",
    },
    look: "Tirohia anō",
    change: "Panonihia ō taipitopito",
    refuse: "Kāore au e whakaae ināianei",
    private:
      'Mēnā ehara i a koe te pūrere, wehe atu mā te "Puta tere": kāore e taea te huaki anō i tēnei whārangi i konei.',
  },
  code: {
    title: "Te wāhanga a tērā atu matua",
    lead: "Ka whakakī {{second}} i ōna ake taipitopito i runga i tōna ake waea, ka kite i ngā mea ka rēhitatia mō te tamaiti me ō kōrua ingoa, ka whakapuaki mōna anō. Kāore ia e kite i ō whakautu mō ngā utu, te tāke, te pēke, ngā tiwhikete rānei, kāore hoki i te wāhi e noho ana koe.",
    how: {
      title: "Me pēhea tana huaki",
      scan: "Ka tohu ia i te kāmera o tōna waea ki tēnei whakaahua. Ka huaki rānei ia i tēnei wāhitau, ka tuhi ai i te waehere:",
      picture: "Waehere QR: ka ārahi ki te whārangi e huaki ai tērā atu matua i tōna wāhanga",
      birthDate:
        "Kātahi ka tuhi ia i te rā whānau o te tamaiti. E mōhio ana ia, nō reira kāore e tuhia ki konei: kāore he mea e huakina e te waehere anake.",
      until:
        "Ka mahi te waehere tae noa ki te {{day}}. Ina huaki koe i tēnei whārangi, ka mahi mō te 30 rā mai i taua wā.",
      send: "Ka taea hoki te tuku whakaahua o tēnei whārangi ki a ia. Kaua e tukuna tahitia te rā whānau.",
    },
    onward: "Haere tonu ki te puka",
    look: "Tirohia mēnā kua whakautu ia",
    renew: {
      title: "Kei tētahi atu pea te waehere",
      body: "Mā te waehere hou ka kore te waehere tawhito e huaki i tētahi mea. Ka mukua ngā mea kua tuhia e {{second}}, ka tīmata anō ia mā te waehere hou.",
      button: "Hangaia he waehere hou",
    },
    without: {
      title: "Mēnā kāore e taea, kāore rānei ia e hiahia ki te uru",
      link: "Haere tonu me te kore tērā atu matua",
      body: "Kātahi ka kī koe he aha ai, ka whakakī i ōna taipitopito e mōhio ana koe.",
    },
    failed:
      "Aroha mai, kāore i taea te hanga waehere ināianei. Kei konei tonu tō puka. Tēnā whakamātauria anō ā ētahi meneti.",
  },
  state: {
    waiting: {
      title: "E tatari ana mātou ki tērā atu matua",
      body: "Kāore anō {{second}} kia whakaae.",
    },
    "asked-again": {
      title: "Ka pātaihia anō tērā atu matua",
      body: "Kua panonitia tētahi mea mai i te whakautu a {{second}}. Ka pātaihia anō ia: mā taua waehere ka kite ia i ngā mea o nāianei.",
    },
    agreed: {
      title: "Kua whakaae tērā atu matua",
      body: "I whakaae {{second}} i te {{moment}}. Kei roto ōna taipitopito i te puka ināianei.",
    },
    declined: {
      title: "Kāore tērā atu matua e whakaae",
      body: 'Kāore {{second}} e whakaae ki ngā mea ka rēhitatia. Heoi anō tā mātou e mōhio ana. Ki te taea, kōrero tahi kōrua: panonihia ngā mea e hē ana, ka pātaihia anō ia. Mēnā e hiahia ana koe ki te tohutohu, waea atu ki Whānautanga, Matenga, Mārenatanga i te <a href="tel:0800225252">0800 22 52 52</a>.',
    },
    unknown: {
      title: "Kāore mātou e mōhio mēnā kua whakaae tērā atu matua",
      body: "Kāore e taea te titiro ki tōna wāhanga ināianei. Kāore he mea i ngaro. Tēnā whakamātauria anō ā ētahi meneti.",
    },
    show: "Whakaaturia te waehere mā tērā atu matua",
    look: "Tirohia mēnā kua whakautu ia",
    withheld: "Ka taea e koe te rēhita i te whānautanga ina whakaae kōrua tahi.",
  },
};

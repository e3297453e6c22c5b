import type { Translation } from "#app/i18n/translation.ts";
import type { registrationText as en } from "./text.en.ts";

export const registrationText: Translation<typeof en> = {
  service: "Rēhitatia tō pēpi",
  notices: {
    saved: "Kua tiakina tō puka rēhita whānautanga hei hukihuki.",
  },
  unavailable: {
    heading: "Kāore te rēhita whānautanga i te wātea i tēnei wā",
    before: "Aroha mai! Kāore te rēhita whānautanga tuihono i te wātea i tēnei wā. Tēnā, ",
    link: "whakamātauria anō",
    after: " ā ētahi meneti nei.",
    kept: "Kua puritia tāu i tuhi ai.",
  },
  resume: {
    link: 'Huakina <a href="/register-my-baby/continue">te whārangi haere tonu mā te waehere</a>:',
    landing: "Haere ki te rēhita whānautanga",
    startNew: "Tīmatahia he rēhitatanga whānautanga hou",
    lead: "Tuhia te waehere i hoatu ki a koe me te rā whānau o tō tamaiti. Mā ērā ka huaki i tō puka kua tiakina, i tō rīhiti rānei i muri i te rēhitatanga.",
    another:
      "Kua tīmata tētahi i te rēhitatanga ki tēnei pūtirotiro. Ki te huaki koe i tō puka kua tiakina ki konei, ka waiho tērā ki te taha: ka noho ki tēnei pūtirotiro mō te wā i whakaritea mōna, ā, mā te whārangi tīmata rēhitatanga koe e tuku kia haere tonu me taua puka.",
  },
  abroad: {
    title: "Ngā whānautanga i waho o Aotearoa",
    heading: "Kāore tō tamaiti i whānau ki Aotearoa",
    register:
      "Ko ngā whānautanga i Aotearoa anake ka taea te rēhita ki konei. Tēnā, rēhitatia te whānautanga ki te whenua i whānau ai tō tamaiti.",
    bestStart: {
      title: "Te utunga <en>Best Start</en>",
      body: 'Tērā pea ka whiwhi tonu koe i te <en>Best Start</en>. He utunga ā-wiki, tae noa ki te [[best_start.weekly]], kia eke rā anō tō tamaiti ki te 3 tau. Hei tono, waea atu ki Te Tari Taake i te <a href="tel:0800227773">0800 22 77 73</a>.',
    },
    citizenship: {
      title: "Te kirirarautanga o Aotearoa",
      body: 'Mēnā he kirirarau nō Aotearoa tētahi matua, tērā pea he kirirarau tō tamaiti mā te whakapapa. Mō te āwhina, waea atu ki te Tari Kirirarau i te <a href="tel:0800225151">0800 22 51 51</a>.',
      link: '<a href="https://www.govt.nz/browse/passports-citizenship-and-identity/nz-citizenship/">Mō te kirirarautanga o Aotearoa i <en>Govt.nz</en></a>',
    },
  },
};

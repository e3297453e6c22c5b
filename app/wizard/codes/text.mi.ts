import type { Translation } from "#app/i18n/translation.ts";
import type { comeBack as en } from "./text.en.ts";

export const comeBack: Translation<typeof en> = {
  title: "Tiakina, ka hoki mai ai",
  lead: "Kua tiakina tō puka. Ka taea te haere tonu i runga i tētahi pūrere ahakoa tēhea, me te kore pūkete.",
  personLead:
    "Kua tiakina tō puka ki tō takiuru. Mā tēnei waehere ka taea hoki e koe, e tērā atu matua rānei, te haere tonu me te kore i taua takiuru.",
  code: { title: "Tō waehere" },
  with: "Ka mahi tahi me te rā whānau o tō tamaiti. Kāore he mea e huakina e te waehere anake.",
  until: "Tae noa ki te {{day}}",
  untilNote: "I muri i taua rā ka kore te waehere e mahi. Tiakina anō i mua i tērā, ka mahi anō mō te 30 rā.",
  keep: {
    title: "Puritia tēnei waehere",
    body: "Kāore e taea e mātou te tuku ki a koe, te whakaatu anō rānei ina wareware tēnei pūtirotiro ki tō puka.",
    print: "Tāia tēnei whārangi, whakaahuatia, tuhia rānei te waehere.",
    scan: "Mā te kāmera o tētahi waea pūkoro ka huaki tēnei whakaahua i te whārangi hei tuhi i te rā whānau.",
    picture: "Waehere QR: ka ārahi ki te whārangi e haere tonu ai koe i tō puka",
    opens:
      "Ko te tangata kei a ia te waehere, e mōhio ana hoki ki te rā whānau, ka kite, ka panoni hoki i ngā mea katoa i tuhia e koe. Kia pērā te tiaki me te puka tonu.",
    wrong: "I muri i ngā rā whānau hē e toru, ka rakaina te waehere mō te hāora kotahi.",
  },
  how: {
    title: "Me pēhea te hoki mai",
  },
  onward: "Haere tonu ki te whakakī i te puka",
  leave: "Ka taea te kati i tēnei whārangi ināianei. Kāore he mea ka ngaro.",
  ask: {
    lead: "Ka hanga mātou i tētahi waehere mōu. Me te rā whānau o tō tamaiti ka huaki i tō puka i runga i tētahi pūrere ahakoa tēhea, mō te 30 rā.",
    button: "Hangaia he waehere",
    birthDate: {
      label: "Te rā whānau o tō tamaiti",
      hint: "Hei tauira, 3 11 2026. Ka tuhia anō ina hoki mai koe.",
    },
  },
  failed:
    "Aroha mai, kāore i taea te hanga waehere ināianei. Kei konei tonu tō puka. Tēnā, whakamātauria anō ā ētahi meneti.",
  none: {
    title: "Kāore he puka hei tiaki",
    body: "Kāore he mea e puritia ana mō tēnei pūtirotiro. Ka puritia te puka mō te 60 meneti i muri i tō whārangi whakamutunga, hāunga mēnā he waehere tāu.",
    continue: "Haere tonu mā te waehere",
  },
  continue: {
    title: "Haere tonu mā te waehere",
    code: {
      label: "Waehere",
      hint: "E 20 ngā pū me ngā mati, hei tauira B7KM 3RTW 9XQP 4HLD VN3C. Kāore he aha ngā mokowā me ngā pūriki.",
    },
    birthDate: { label: "Te rā whānau o tō tamaiti", hint: "Hei tauira, 3 11 2026" },
    button: "Huakina",
    lost: "Mēnā kua ngaro te waehere, kāore e taea e mātou te kimi: kei a koe anake.",
  },
  errors: {
    notACode: "Ehara tēnei i te waehere katoa. Tēnā, tuhia ngā pū me ngā mati e 20.",
    wrong:
      "Kāore tēnei waehere me tēnei rā whānau e huaki i tētahi puka. Tēnā, tirohia anō ngā mea e rua. E 30 ngā rā e mahi ai te waehere.",
    locked:
      "Kua rakaina tēnei waehere i muri i ngā rā whānau hē e toru. Tēnā, whakamātauria anō i muri i te {{time}}.",
    tooOften:
      "He maha rawa ngā whakamātau. Tēnā, tatari mō te {{minutes}} meneti. Kei konei tonu tāu i tuhi ai.",
    unavailable:
      "Aroha mai, kāore e taea te huaki puka kua tiakina ināianei. Kei konei tonu tāu i tuhi ai. Tēnā, whakamātauria anō ā ētahi meneti.",
  },
  another: {
    title: "He puka kē kei tēnei pūtirotiro",
    open: "Huakina taku puka kua tiakina hei whakakapi",
    see: "Tirohia te puka kei tēnei pūtirotiro",
  },
};

import { mi as form } from "#app/forms/text.mi.ts";
import type { Translation } from "#app/i18n/translation.ts";
import type { registryErrors as English } from "./messages.en.ts";

export const registryErrors: Translation<typeof English> = {
  required: form.errors.required,
  characters:
    "Kāore e taea ētahi o ēnei pūāhua i konei. Whakamahia ngā pū, ngā mokowā, ngā tohuhono me ngā tohu whakapoto.",
  addressCharacters:
    "Kāore e taea ētahi o ēnei pūāhua i konei. Whakamahia ngā pū, ngā tau, ngā mokowā, ngā rītaha, ngā tohuhono me ngā tohu whakapoto.",
  namedCharacters: "Kāore te rēhita e tango i te {{characters}} i konei. Tēnā tangohia, tuhia kētia rānei.",
  textCharacters: "Kāore e taea ētahi o ēnei pūāhua i konei: ~ ! @ # $ % ^ & * ( ) + = { } [ ] | : ; < >",
  futureDate: form.errors.dateInFuture,
  parentTooOld: "E kore te matua e neke atu i te 100 tau te pakeke. Tēnā tirohia te rā whānau.",
  motherTooYoung:
    "Kia 10 tau, neke atu rānei, te pakeke ake o te whaea i te tamaiti. Tēnā tirohia te rā whānau.",
  otherParentTooYoung:
    "Kia 10 tau, neke atu rānei, te pakeke ake o te matua i te tamaiti. Tēnā tirohia te rā whānau.",
  relationshipTooYoung: "Kia tekau mā ono tau, neke atu rānei, te pakeke o ngā mātua i taua rā.",
  ethnicGroup: "Me whakautu tēnei pātai, tēnā kōwhiria kia kotahi te rōpū mātāwaka, neke atu rānei.",
  clientNumberInvalid: "Ehara tēnei i te tau kiritaki MSD tika. Tēnā tirohia anō.",
  clientNumberMissing: "Tēnā homai te tau kiritaki MSD o tētahi o ngā mātua, o rāua tokorua rānei.",
  motherEmailMissing:
    "I tono koe kia īmērahia te tau IRD ki te whaea. Tēnā homai tana wāhitau īmēra, me whakarerekē rānei tēnei whakautu.",
  otherParentEmailMissing:
    "I tono koe kia īmērahia te tau IRD ki tērā atu matua. Tēnā homai tana wāhitau īmēra, me whakarerekē rānei tēnei whakautu.",
  nameHasRank:
    "Te āhua nei he taitara, he tūranga rānei kei roto i tēnei ingoa. Mā tētahi kairēhita e titiro. Tēnā whakamāramahia te take i kōwhiria ai te ingoa.",
  nameMayOffend:
    "Tērā pea ka whakahāwea tēnei ingoa i ētahi. Mā tētahi kairēhita e titiro. Tēnā whakamāramahia te take i kōwhiria ai te ingoa.",
  sameSurname:
    "He ōrite te ingoa whānau o ngā mātua tokorua. Mēnā he ingoa whānau anō tō tētahi o rāua i te whānautanga, tēnā homai.",
  letterCase: "Tēnā tirohia ngā pūmatua me ngā pūriki o tēnei ingoa.",
  declaration: "Me whakaae koe ki te whakapuakanga i runga ake nei.",
  duplicate:
    "Te āhua nei kua tukuna kētia tēnei tono. Ki te whakaaro koe kua hē tēnei, waea atu ki 0800 22 52 52.",
  general: "Kua puta he hapa ohorere.",
  noConnection: "Hapa ohorere",
};

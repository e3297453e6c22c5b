/** @import { ServiceCategory } from "./service-location.ts" */

/** @type {readonly Pick<ServiceCategory, "id" | "name" | "name_mi" | "type">[]} */
export const categories = [
  {
    id: "parenting-support",
    name: "Parenting support",
    name_mi: "Tautoko mātua",
    type: "FAMILY_SERVICES",
  },
  {
    id: "early-education",
    name: "Early learning and Kōhanga Reo",
    name_mi: "Te ako kōhungahunga me ngā kōhanga reo",
    type: "EARLY_EDUCATION",
  },
  {
    id: "breastfeeding",
    name: "Breastfeeding support",
    name_mi: "Tautoko whāngai ū",
    type: "FAMILY_SERVICES",
  },
  {
    id: "antenatal",
    name: "Antenatal classes",
    name_mi: "Ngā akoranga hapūtanga",
    type: "FAMILY_SERVICES",
  },
  {
    id: "mental-health",
    name: "Anxiety and depression support",
    name_mi: "Tautoko mō te manawapā me te pāpōuri",
    type: "FAMILY_SERVICES",
  },
  {
    id: "budgeting",
    name: "Budgeting and financial help",
    name_mi: "Te whakarite tahua me te āwhina pūtea",
    type: "FAMILY_SERVICES",
  },
  {
    id: "well-child",
    name: "Well Child/Tamariki Ora providers",
    name_mi: "Ngā kaiwhakarato Tamariki Ora",
    type: "FAMILY_SERVICES",
  },
  {
    id: "primary-schools",
    name: "Primary schools",
    name_mi: "Ngā kura tuatahi",
    type: "SCHOOLS",
  },
];

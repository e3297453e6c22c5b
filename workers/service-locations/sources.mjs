/** @import { SourceOfType } from "./statements.mjs" */

/** @type {readonly SourceOfType[]} */
export const sources = [
  {
    type: "EARLY_EDUCATION",
    file: "early-learning-services.csv",
    as_at: "2020-06-22",
    rolls_as_at: "2019-07-01",
    coverage: "national",
    source: {
      publisher: "Ministry of Education",
      title: "Early Childhood Services Directory",
      url: "https://www.educationcounts.govt.nz/directories/early-childhood-services",
      licence: "CC BY 4.0",
    },
  },
  {
    type: "SCHOOLS",
    file: "schools.csv",
    as_at: "2021-09-25",
    rolls_as_at: "2021-08-01",
    coverage: "national",
    source: {
      publisher: "Ministry of Education",
      title: "New Zealand Schools Directory",
      url: "https://www.educationcounts.govt.nz/directories/list-of-nz-schools",
      licence: "CC BY 4.0",
    },
  },
  {
    type: "FAMILY_SERVICES",
    file: "family-services-porirua.json",
    as_at: "2026-08",
    rolls_as_at: null,
    coverage: "porirua",
    source: {
      publisher: "Ministry of Social Development",
      title: "Family Services Directory",
      url: "https://www.familyservices.govt.nz/directory/",
      licence: null,
    },
  },
];

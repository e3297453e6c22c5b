export const en = {
  title: "Top baby names",
  description:
    "The ten names given to most babies in New Zealand, for every year since 1954, and the top Māori names.",
  lead: "The most popular baby names in New Zealand, year by year since 1954.",
  lists: {
    label: "Which names",
    maori: "Top Māori Names",
    english: "Top Names",
  },
  category: {
    label: "Girls or boys",
    girls: "Girls",
    boys: "Boys",
    girlsMi: "Kōtiro",
    boysMi: "Tama",
  },
  year: {
    label: "Year",
    button: "Show",
  },
  chart: {
    english: {
      girls: "Top girls’ names of {{period}}",
      boys: "Top boys’ names of {{period}}",
    },
    maori: {
      girls: "Top Māori names for girls, {{period}}",
      boys: "Top Māori names for boys, {{period}}",
    },
    first: "Most popular: {{names}}, given to {{amount}} babies.",
    firstUncounted: "Most popular: {{names}}.",
    and: "and",
    about:
      "Balloons, one for each name. The more babies were given the name, the larger the balloon. From the largest:",
    aboutUncounted:
      "Balloons, one for each name, all of one size because the number of babies is not known here. In the order of the list:",
  },
  footnote: "* Variations of this name can be found in the link below.",
  table: {
    caption: "The same names in a table",
    rank: "Place",
    name: "Name",
    amount: "Babies",
    change: "Since {{period}}",
    unknown: "not known",
    same: "same place",
    up: "up {{count}}",
    down: "down {{count}}",
    new: "new",
    alsoLast: "Also in place {{rank}}: {{names}}.",
  },
  notes: {
    english:
      "Counted by the year of registration, from the open data as at 6 January 2025. Numbers announced to the news in January can differ by one or two. The data has no macrons.",
    joined:
      "The order is as it was announced. The numbers of babies were not: they are those of the same names in the data of all names.",
    published: "Order and numbers as they were published in 2019.",
    uncounted:
      "Only the order of this list is known here, not how many babies were given each name. So all balloons have one size.",
    partial: "Only the first {{count}} names of this list are known here.",
    "2022-23": "2022/23 is the <mi>Matariki</mi> year from 21 June 2022 to 9 July 2023.",
    "2023-24": "2023/24 is the <mi>Matariki</mi> year from 10 July 2023 to 30 June 2024.",
    gap: "The Māori lists of 2020 and 2021 are not known here.",
  },
  downloads: {
    title: "Take the numbers with you",
    list: "This list",
    hundred: "The 100 names of this year",
    all: "All years",
    csv: "CSV",
    json: "JSON",
  },
  lookup: {
    another: "Look up another name",
    title: "How popular is a name?",
    intro:
      "Look up any first name: when it was among the 100 most given, and how many babies got it. Macrons and capitals do not matter.",
    name: "First name",
    with: "Compare with",
    optional: "(optional)",
    button: "See its years",
  },
  story: {
    title: "Names of 2024",
    babies:
      "In 2024 there were <b>59,199 babies</b> with <b>19,404 different first names</b>: about one name for every three babies. In 2023 there were 57,889 babies and 18,666 first names.",
    top: "{{girl}} came first among the girls and {{boy}} among the boys. The twenty names in both top tens together went to only about {{share}} in 100 babies: most children carry a name that few others of their age have.",
    always:
      "It was not always so. In 1954 the ten top names of boys alone were given to {{past}} babies; in 2024 it was {{now}}.",
  },
  maori: {
    title: "How the Māori list is made",
    begin:
      "Not every name that looks Māori is one, and not every Māori name is easy to spot. So the list is made with care, each year anew, and published at <mi>Matariki</mi>:",
    letters:
      "All names in the birth registrations that are written as <mi>te reo Māori</mi> is: its vowels, long or short, its consonants, and a vowel at the end.",
    dictionary:
      "Of these, names that stand in a dictionary of <mi>te reo Māori</mi>, whole or in their parts, or that parents wrote with macrons.",
    kaumatua:
      "Advisers and the <mi>kaumātua</mi> group <mi>Te Atamira Taiwhenua</mi> look at where each name comes from.",
    review: "<mi>Te Taura Whiri i te Reo Māori</mi>, the Māori Language Commission, reviews the result.",
    counted:
      "Since 2022/23 different spellings of a name, such as <mi>Aroha</mi> and <mi>Te Aroha</mi>, are counted together, and middle names count too. Earlier lists were made in another way: compare them with care.",
    latest:
      "In 2024/25 <mi>Aroha</mi> (173 babies) and <mi>Ariki</mi> (137) led again, each with its variations. The rest of that list is not known here.",
  },
  links: {
    title: "Lists and data",
    official:
      '<a href="https://smartstart.services.govt.nz/news/baby-names">Top baby names on SmartStart</a>: the lists of the Department of Internal Affairs, some as PDF files.',
    release:
      '<a href="https://dia.govt.nz/press.nsf/d77da9b523f12931cc256ac5000d19b6/434fd4c6a5227d6ccc258b4d001392cd!OpenDocument">Top Māori baby names of 2023/24</a>: the announcement of the Department of Internal Affairs, with all variations of a name.',
    catalogue:
      '<a href="https://catalogue.data.govt.nz/dataset/baby-name-popularity-over-time">Baby name popularity over time</a>: the open data in the catalogue of data.govt.nz, with many more names than these.',
    source:
      'Source: Department of Internal Affairs, <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>. Māori lists: announcements of the Department.',
    choosing: 'Still choosing? <a href="/stage/pregnancy#card2052">What helps with choosing a name</a>.',
    register: '<a href="/register-my-baby">Register your baby</a>, whatever name you choose.',
  },
  history: {
    title: "How popular is {{name}}?",
    titleTwo: "{{name}} and {{other}}",
    back: "Top baby names",
    ask: "Type a first name to see its years.",
    chart: "Babies who were given the name, year by year",
    about:
      "A line for each name from 1954 to 2024, with gaps where the name was not among the 100 most given.",
    gaps: "A line breaks off where the name was not among the 100 most given names of a year.",
    girls: "girls",
    boys: "boys",
    best: "Best: place {{rank}} in {{year}}.",
    most: "Most babies: {{amount}} in {{year}}.",
    years_one: "Among the 100 most given in {{count}} year.",
    years_other: "Among the 100 most given in {{count}} years.",
    latest: "In 2024: {{amount}} babies, place {{rank}}.",
    notLatest: "In 2024: not among the 100.",
    maori: "In the lists of top Māori names:",
    maoriPlace: "{{period}}: place {{rank}} ({{category}})",
    table: "All years as a table",
    tableYear: "Year",
    cell: "{{amount}} (place {{rank}})",
    none: "–",
    unknown: "{{name}} was not among the 100 most given names of girls or boys in any year since 1954.",
    unknownMeaning:
      "That makes it rare, not wrong: in 2024 babies were given 19,404 different first names. How often a rarer name was given stands in the open data.",
    near: "Names that begin alike:",
    notAName: "That does not look like a first name. Type one name, with letters only.",
  },
};

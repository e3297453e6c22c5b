/** What editors of the guide have to look after. */
export const en = {
  title: "The state of the guide",
  intro:
    "For the people who keep the guide right: which facts have been compared with their source, when, and what is to be done. The least checked come first.",
  missing: "The list is not available. The guide may come from another content service.",
  summary: "{{read}} of {{all}} texts have a source that was read.",
  texts: "Cards and support topics",
  numbers: "Telephone numbers",
  numbersIntro: "Each number with the page that gives it. Those that nobody has checked come first.",
  facts: "Facts read: {{read}}. School grade of the English: {{grade}}.",
  number_one: "Checked: {{read}}. In 1 text.",
  number_other: "Checked: {{read}}. In {{count}} texts.",
  drafts_one: 'In 1 of them no fluent reader has checked <a href="/te-reo-review"><mi>te reo Māori</mi></a>.',
  drafts_other:
    'In {{count}} of them no fluent reader has checked <a href="/te-reo-review"><mi>te reo Māori</mi></a>.',
  never: "Never",
  age_one: "{{day}} (1 day ago)",
  age_other: "{{day}} ({{count}} days ago)",
  todo: {
    unread: "Read the source:",
    home: "A home page; find the page that says it:",
    dead: "This link leads nowhere:",
    untranslated: "<mi>Te reo Māori</mi> is missing",
    hard: "Too hard to read: school grade",
  },
};

/** The words of the search. */
export const en = {
  title: "Search",
  description: "Search everything for parents: pregnancy, babies, money, childcare, school and who can help.",
  titleFor: "Search: {{term}}",
  count: "showing {{shown}} of {{total}}",
  more: "Load more",
  tags: "Stage and topics",
  didYouMean: "Did you mean",
  correctedTo: "Nothing matches what you typed exactly, so these are the results for",
  foundInOther: "Found in the <mi>te reo Māori</mi> text of this card",
  translation: "The guide was written in English and translated into <mi>te reo Māori</mi>.",
  failure: "We're sorry there seems to have been an error, please try your search again.",
  facets: {
    label: "Narrow the results",
    stage: "Stage",
    topic: "Topic",
    all: {
      stage: "All stages",
      topic: "All topics",
    },
  },
  nothing: {
    title: "We found nothing for “{{term}}”",
    everywhere: "Search all stages and topics",
    spelling: "Check the spelling.",
    fewer: "Try fewer words, or another word for the same thing.",
    language: "Search in English or in <mi>te reo Māori</mi>; macrons do not matter.",
    stages: "Or look through a stage",
    support: 'If you need somebody to talk to, see <a href="/support">When you need support</a>.',
  },
};

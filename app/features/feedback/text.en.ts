/** How visitors say what they think of a page. */
export const en = {
  title: "Was this page useful?",
  about: "This is about the page <b>{{page}}</b>.",
  privacy:
    'We count the answers and keep nothing about you: no name, no address, no time of day. If you need an answer, see <a href="/contact">how to contact us</a>.',
  questions: {
    useful: { label: "Was it useful?" },
    reasons: {
      label: "If not, what was wrong?",
      options: {
        "not-found": "I did not find what I was looking for",
        hard: "It was hard to understand",
        "out-of-date": "Something is wrong or out of date",
        broken: "Something did not work",
        language: "The <mi>Māori</mi> is not right",
      },
    },
  },
  send: "Send",
  thanks: "Thank you. Your answer helps us to make this page better.",
  back: "Back to the page",
  failed: "We could not save your answer just now. It is still here: please send it again.",
  tooOften: "You have answered many times in a short while. Please wait {{minutes}} minutes.",
  report: {
    title: "What visitors say",
    intro:
      "How often visitors answered “Was this page useful?” in the last three months. Nothing is kept about who they are.",
    none: "Nobody has answered yet.",
    failed: "The answers cannot be read just now. Please try again later.",
    page: "Page",
    columns: {
      yes: "Useful",
      no: "Not useful",
      "not-found": "Not found",
      hard: "Hard to understand",
      "out-of-date": "Out of date",
      broken: "Did not work",
      language: "<mi>Māori</mi> not right",
    },
  },
};

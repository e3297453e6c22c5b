/** Results on paper, as data, by a code. */
export const takeAlong = {
  title: "Take your results with you",
  file: '<a href="/financial-help/results.json">Your results as data (JSON)</a>',
  lead: "With a code somebody who helps you, such as a caseworker, can read your answers and results, but not change them. For that we keep your answers for 30 days, sealed with the code. You can delete them before.",
  make: "Keep my answers and make a new code",
  of: "For your answers of {{day}}, until {{until}}.",
  where: "Scan the picture, or enter the code here:",
  remove: "Delete it",
  removed: "It has been deleted. The code opens nothing any more.",
  failed: "Sorry, that did not work just now. Please try again in a few minutes.",
  open: "Read results with a code",
  wrong: "This code opens nothing. A code works for 30 days, unless it is deleted.",
  shared:
    "These are the answers of somebody else, of {{day}}, and the results by the rules of today, {{today}}. You can only read them. Your own answers stay as they are.",
  close: "Close these results",
};

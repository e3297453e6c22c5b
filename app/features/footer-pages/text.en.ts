/** What is kept, and for how long, from the rules that delete it. */
export const en = {
  kept: {
    heading: "What is kept, and for how long",
    intro: "This comes from the rules that delete things, so it says what happens.",
    minutes: "{{count}} minutes",
    day: "one day",
    days: "{{count}} days",
    years: "{{count}} years",
    after: {
      "last-log-in": "{{time}} after you last logged in",
      "log-in": "{{time}} after you log in",
      asking: "{{time}} after you ask for it",
      typing: "{{time}} after you typed it",
      counting: "at most {{time}}",
      "last-change": "{{time}} after your last change",
      "last-request": "{{time}} after the last page you opened",
      sending: "{{time}} after it is sent",
    },
  },
};

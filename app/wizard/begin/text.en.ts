export const begin = {
  here: {
    title: "This browser has a half-filled form",
    last: "It was last changed on {{changed}}.",
    until: "It is kept until {{until}}.",
    shared: "If other people use this device too, the form may be theirs.",
    goOn: "Go on with this form",
  },
  anew: "Start a new form",
  stays: "The form that is here already stays in this browser until {{until}}.",
  staysHere: "The form that is here already stays in this browser.",
  earlier: {
    title: "Begun before that in this browser",
    form: "Last changed on {{changed}}, kept until {{until}}.",
    lapsing: "Last changed on {{changed}}.",
    goOn: "Go on with this one",
  },
  full: "There are too many half-filled forms in this browser. Please finish or delete one of them first. Nothing was changed.",
  takeAlong: {
    title: "Is the form in this browser yours?",
    body: "Somebody, perhaps you, filled in part of this form in this browser before you logged in. It was last changed on {{changed}}.",
    take: "Yes, take it along into my log-in",
    takeHint: "It is then kept with your log-in for a year.",
    leave: "No, it is not mine",
    leaveHint: "You begin with an empty form.",
    leaveStays:
      "What is not yours stays in this browser until {{until}}, but no longer than until somebody logs out here.",
  },
};

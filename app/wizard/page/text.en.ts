export const wizard = {
  next: "Next",
  waiting: "Please wait ...",
  back: "Back",
  review: "Return to review",
  part: "Part {{number}} of {{count}}",
  changeOf: "Change: {{label}}",
  saveDraft: "Save as draft",
  comeBack: "Save and come back later",
  keeping: {
    anonymous: "What you type is kept for 60 minutes after your last page. You do not need to log in.",
    person: "What you type is saved with your log-in every time you go on.",
    until:
      "What you type is saved with your log-in every time you go on. It is kept until {{day}}, and longer whenever it is saved again.",
  },
  forget: {
    summary: "Delete what I typed",
    body: "Everything you typed in this form is deleted, and a code for it no longer works. You cannot get it back.",
    button: "Delete everything",
  },
  notices: {
    unsaved: "There has been a problem with saving your data. Try again later.",
    tooLong: "This is too long to be saved. Please shorten the longest answer.",
    unsavedBody: "Everything you typed is still on this page.",
    unreadable: "Unfortunately there was a problem retrieving your saved draft. You’ll need to start again.",
    over: "What you had filled in before was kept for 60 minutes after your last page, and that time is over. What you typed last is still there. Please go through the steps again.",
    typedBack: "What you typed before you logged in again is back. It is saved.",
    logIn: {
      title: "Log in to save a draft",
      body: "A draft is kept with your log-in for a year. What you have typed here comes along.",
      link: "Log in and save",
    },
    typedBefore: {
      title: "You had typed something in this browser before you logged in",
      body: "This is your saved draft, last changed on {{saved}}. What you typed in this browser was last changed on {{typed}}.",
      take: "Use what I typed in this browser",
      takeHint: "Your saved draft is then deleted.",
      leave: "Go on with my saved draft",
      leaveHint: "What was typed in this browser stays in it for now, but no longer than until you log out.",
    },
  },
  conflict: {
    title: "This step was changed in another window",
    body: "It was changed on another page or device after you opened this one. Please choose which answers to keep. Nothing was saved just now.",
    saved: "Saved meanwhile",
    typed: "Typed here",
    none: "No answer",
    keep: "Keep what I typed here",
    take: "Take what was saved",
  },
  unreachable: {
    heading: "Your form cannot be opened right now",
    body: "Unfortunately there was a problem retrieving your saved draft.",
    hope: "Nothing of it was deleted. Please wait a few minutes before you start again.",
    link: "Try again",
  },
  keptUntil: {
    label: "How long your form is kept",
    until: "What you typed is kept until {{time}}, and longer with every page that you open.",
    soon: "What you typed is deleted within two minutes.",
    stay: "Keep it longer",
    ended:
      "The time is over, and what you typed on other pages may be deleted. What you typed here is still on this page: press Next to save it.",
  },
  closed: {
    waits: "It waits here until the service is open again, and is then kept for as long as before.",
  },
  ended: {
    heading: "You were logged out",
    body: "Your log-in has ended. What you typed in this step is kept for 60 minutes. Log in again in this browser and it is back.",
    link: "Log in again",
  },
};

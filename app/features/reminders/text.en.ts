/** The words of the pages that links in mails lead to. */
export const en = {
  stop: {
    title: "Stop the reminders",
    body: "Press the button and no more reminders come to you by e-mail. Everything else stays as it is.",
    button: "Stop the reminders",
  },
  everything: {
    title: "Stop everything",
    body: "If all this does not apply to you any more, you can stop it here. We then delete your due date, the ticks in your to-do list, and every reminder. You need not say why.",
    short:
      "Does all this not apply to you any more? We can also delete your due date, the ticks in your to-do list, and every reminder. You need not say why.",
    button: "Stop everything",
    support: 'If you would like to talk to somebody: <a href="/support">here is who can help</a>.',
  },
  done: {
    reminders: {
      title: "The reminders have stopped",
      body: 'No more come to you. If you ever want them again, switch them on in <a href="/profile">your profile</a>.',
    },
    everything: {
      title: "Everything has stopped",
      body: "Your due date, the ticks in your to-do list and your reminders are deleted. No more mails come to you.",
      kind: 'We wish you well, whatever comes next. If you would like to talk to somebody: <a href="/support">here is who can help</a>.',
    },
  },
  incomplete: {
    title: "This link does not work",
    body: "Part of it may have been lost on the way. Please open it again from the e-mail.",
    otherwise: 'You can also stop the reminders in <a href="/profile">your profile</a>.',
  },
  unavailable:
    "Sorry, we could not do that just now. Nothing was changed. Please press the button once more.",
  confirm: {
    title: "Confirm your e-mail address",
    body: "Is this your address? Then press the button, and reminders can be sent to it:",
    button: "Yes, this is my address",
    notYou: "If it is not yours, simply close this page. Nothing will be sent.",
    unavailable: "Sorry, we cannot confirm an address just now. Please open the link again in a few minutes.",
  },
  confirmed: {
    title: "Your address is confirmed",
    body: 'You get reminders from now on. You can change that at any time in <a href="/profile">your profile</a>.',
  },
  ended: {
    title: "This link no longer works",
    body: "A link to confirm an address works for 7 days, and only the newest one does.",
    otherwise: 'Enter your address again in <a href="/profile">your profile</a> and we send you a new one.',
  },
};

import { registrationText } from "../text.en.ts";

/** `{{first}}` and `{{second}}` are parents within a sentence, such as "the mother". */
export const otherParentText = {
  service: "Register a birth: your own part",
  notices: { saved: "Your details are saved." },
  unavailable: registrationText.unavailable,
  waiting: "Please wait ...",
  keeping: {
    anonymous:
      "What you type is kept for 60 minutes after your last page. With the code and the birth date you can open it again for 30 days.",
    person:
      "What you type is saved every time you go on. With the code and the birth date you can open it again for 30 days.",
  },
  resume: {
    link: 'Open <a href="/register-my-baby/other-parent/continue">the page for the other parent</a>:',
    landing: "Go to birth registration",
    startNew: "Start a new birth registration",
    title: "Open your part of the form",
    lead: "The parent who fills in the form has a code for you: a picture for the camera, or 20 letters and digits. With it and your child’s birth date you open your own part: what is registered about your child, and your details. You need no account.",
    another: "Another form is open in this browser.",
    lost: "If you no longer have the code, ask the parent who fills in the form: they can show it again at any time.",
  },
  details: {
    lead: "These are the questions about you as a parent. Your answers go to the registry together with those of {{first}}. We ask you nothing about payments, tax or bank accounts here, and {{first}} cannot see anything else of yours.",
    seen: "Once you have agreed, {{first}} can read these answers, your home address too.",
    safety: {
      title: "If it is not safe that they know where you live",
      body: 'Then please do not fill this in here. You can close the page: nobody is told. To talk with somebody, day or night and free, call Are You OK on <a href="tel:0800456450">0800 456 450</a>. In danger now? Call <a href="tel:111">111</a>.',
    },
  },
  agree: {
    lead: "This is what {{first}} typed about your child and both of you. Of a birth at home we do not show the address.",
    submit: "I agree",
    own: "Your details",
    siblings: "What is registered about the other children",
    notes: {
      changed:
        "Something has changed since you answered. Please look again, and tick the box again if you agree to it as it is now.",
      notReady:
        "The parent who fills in the form has not answered everything you need to see yet. Your details are saved. Please look again later: the code and the birth date open this page for 30 days.",
      sending:
        "The registration is being sent at this moment, with what you agreed to. Please look again in a minute.",
      again: "Look again",
    },
    refuse: "I do not agree",
  },
  decline: {
    title: "I do not agree",
    body: "The parent who fills in the form learns only that you do not agree, not why. If you had not agreed before, they see none of your details. They can change what is to be registered and ask you again, or register without you if they have a reason that the law knows. You can change your mind until the birth is registered.",
    button: "I do not agree",
    back: "Go back",
    failed: "Sorry, we could not save that just now. Please try again in a few minutes.",
  },
  answered: {
    agreed: {
      title: "You have agreed",
      body: "Thank you. When {{first}} next opens the form they see it, and can register the birth. Nothing is registered yet.",
      again:
        "If they change anything you were shown, or your details, we ask you again. Then open this page with the same code and birth date.",
    },
    declined: {
      title: "You have not agreed",
      body: "That is all that {{first}} learns, and not why.",
      again:
        "If they change something, you can look at it with the same code and birth date. You can change your mind until the birth is registered.",
    },
    submitted: {
      title: "The registration was received",
      body: "It was sent with your details and as you agreed. The Registry of Births, Deaths and Marriages checks it, and calls if anything is unclear. There is nothing more for you to do.",
      reference: "Reference number:",
      keep: "Keep this number. It answers any question about the registration.",
    },
    withdrawn: {
      title: "This part of the form is closed",
      body: "The parent who fills in the form has closed it, or made a new code for you. What you typed here is deleted. If you still take part, ask them for the new code.",
    },
    look: "Look at it again",
    change: "Change my details",
    refuse: "I no longer agree",
    private:
      "On a device that is not yours, leave with Quick exit: then this page cannot be opened from here again.",
  },
  code: {
    title: "The other parent’s part",
    lead: "On their own phone {{second}} fills in their own details, sees what is registered about the child and both names, and declares for themselves. They see none of your payment, tax, bank or certificate answers, and not where you live.",
    how: {
      title: "How they open it",
      scan: "They point the camera of their phone at this picture. Or they open this address and type the code:",
      picture: "QR code: leads to the page where the other parent opens their part",
      birthDate:
        "Then they enter the child’s birth date. They know it, so we do not write it here: the code alone opens nothing.",
      until: "The code works until {{day}}. Each time you open this page it works for 30 days from then on.",
      send: "You can also send them a photo of this page. Do not send the birth date with it.",
    },
    onward: "Go on with the form",
    look: "See whether they have answered",
    renew: {
      title: "Somebody else may have the code",
      body: "With a new code the old one opens nothing any more. What {{second}} has typed so far is deleted, and they start again with the new code.",
      button: "Make a new code",
    },
    without: {
      title: "If they cannot or do not want to take part",
      link: "Go on without the other parent",
      body: "You then say why, and fill in their details as far as you know them.",
    },
    failed:
      "Sorry, we could not make a code just now. Your form is still there. Please try again in a few minutes.",
  },
  state: {
    waiting: { title: "We are waiting for the other parent", body: "So far {{second}} has not agreed." },
    "asked-again": {
      title: "The other parent is asked again",
      body: "Something has changed since {{second}} answered. They are asked again: with the same code they see it as it is now.",
    },
    agreed: {
      title: "The other parent has agreed",
      body: "On {{moment}} {{second}} agreed. Their details are in the form now.",
    },
    declined: {
      title: "The other parent does not agree",
      body: 'At the moment {{second}} does not agree to what is to be registered. We know nothing more. If you can, talk with each other: change what is not right, and they are asked again. If you need advice, call Births, Deaths and Marriages on <a href="tel:0800225252">0800 22 52 52</a>.',
    },
    unknown: {
      title: "We do not know whether the other parent has agreed",
      body: "We cannot look at their part right now. Nothing is lost. Please try again in a few minutes.",
    },
    show: "Show the code for the other parent",
    look: "See whether they have answered",
    withheld: "You can register the birth as soon as both of you have agreed.",
  },
};

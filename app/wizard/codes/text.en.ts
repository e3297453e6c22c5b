export const comeBack = {
  title: "Save and come back later",
  lead: "Your form is saved. You can go on with it on any device, without an account.",
  personLead:
    "Your form is saved with your log-in. With this code you, or the other parent, can also go on with it without that log-in.",
  code: { title: "Your code" },
  with: "It works together with your child’s birth date. The code alone opens nothing.",
  until: "Until {{day}}",
  untilNote:
    "After that day the code no longer works. Save and come back later once more before then, and it works for 30 more days.",
  keep: {
    title: "Keep this code",
    body: "We cannot send it to you or show it again once this browser has forgotten your form.",
    print: "Print this page, take a photo of it, or write the code down.",
    scan: "With the camera of a phone this picture opens the page where you enter the birth date.",
    picture: "QR code: leads to the page where you go on with your form",
    opens:
      "Whoever has the code and knows the birth date can see and change everything you have typed. Keep it as safe as the form itself.",
    wrong: "After three wrong birth dates the code is locked for an hour.",
  },
  how: {
    title: "How to come back",
  },
  onward: "Go on filling in the form",
  leave: "You can close this page now. Nothing is lost.",
  ask: {
    lead: "We make a code for you. Together with your child’s birth date it opens your form on any device for 30 days.",
    button: "Make a code",
    birthDate: {
      label: "Your child’s birth date",
      hint: "For example, 3 11 2026. You enter it again when you come back.",
    },
  },
  failed:
    "Sorry, we could not make a code just now. Your form is still there. Please try again in a few minutes.",
  none: {
    title: "There is no form to save",
    body: "Nothing is kept for this browser. A form is kept for 60 minutes after your last page, unless you have a code.",
    continue: "Continue with a code",
  },
  continue: {
    title: "Continue with a code",
    code: {
      label: "Code",
      hint: "20 letters and digits, for example B7KM 3RTW 9XQP 4HLD VN3C. Spaces and small letters do not matter.",
    },
    birthDate: { label: "Your child’s birth date", hint: "For example, 3 11 2026" },
    button: "Open",
    lost: "If you no longer have the code, we cannot find it for you: nobody but you has it.",
  },
  errors: {
    notACode: "This is not a whole code. Please enter all 20 letters and digits.",
    wrong: "This code and birth date do not open a form. Please check both. A code works for 30 days.",
    locked: "This code is locked after three wrong birth dates. Please try again after {{time}}.",
    tooOften: "There were too many tries. Please wait {{minutes}} minutes. What you typed is still here.",
    unavailable:
      "Sorry, we cannot open saved forms just now. What you typed is still here. Please try again in a few minutes.",
  },
  another: {
    title: "There is another form in this browser",
    open: "Open my saved form in its place",
    see: "See the form in this browser",
  },
};

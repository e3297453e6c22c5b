export const landing = {
  title: "Register your baby",
  lead: "Every birth in New Zealand must be registered by law. It is free.",
  start: "Start a new birth registration",
  resume: "Continue your saved draft",
  changed: "Last changed on {{moment}}.",
  withCode: "Continue with a code",
  logInHint: "To continue a saved draft you log in first.",
  unknown: "We cannot tell at the moment whether you have a saved draft. Please try again in a few minutes.",
  remove: {
    summary: "Delete this draft",
    body: "Everything in your saved draft is deleted. You cannot get it back.",
    button: "Delete my draft",
    done: "Your draft has been deleted.",
    failed: "Your draft could not be deleted. Please try again later.",
  },
  about: {
    title: "Before you begin",
    time: "The form takes about 20 minutes.",
    free: "Registering is free. A birth certificate costs extra, and you do not have to order one.",
    alone:
      "You do not need to log in. What you type is kept for 60 minutes after your last page, and a code brings it back within 30 days.",
    person: "With a log-in your draft is kept for a year.",
    also: "In the same form you can apply for Best Start, get an IRD number for your child and tell Work and Income.",
  },
  ready: {
    title: "Have ready",
    child: "your child’s names, and the date and place of birth",
    parents: "both parents’ names, birth dates, places of birth, occupations and addresses",
    children: "the birth dates of your other children together, if you have any",
    numbers: "IRD number and bank account number, if you apply for Best Start",
    client: "your MSD client number, if you get a benefit",
  },
  both: {
    title: "Who fills in the form",
    body: "Both parents normally fill in the form together. One parent need not take part if they:",
    exceptions: {
      dead: "have died",
      missing: "are missing",
      mind: "are of unsound mind",
      medical: "are medically unable to",
      overseas: "are overseas and you do not know how to reach them",
      danger: "are a danger to you or your child",
    },
    unknown:
      'If the other parent is not known, you can still register the birth here. In any other case please use a <a href="https://www.govt.nz/browse/family-and-whanau/having-a-baby/registering-a-new-baby-and-getting-a-birth-certificate/">paper form</a>.',
  },
  abroad: {
    title: "Your child was born outside New Zealand",
    body: "Only births in New Zealand can be registered here. Please register the birth in the country where your child was born. You may still get Best Start, and your child may be a New Zealand citizen by descent: the first question of the form tells you more.",
  },
};

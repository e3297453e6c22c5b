export const bornTogether = {
  lead: {
    one: "One more child is still to be registered: {{orders}}.",
    several: "{{count}} more children are still to be registered: {{orders}}.",
  },
  title: "The next child",
  body: "Every child is registered with a form of its own. What your children share is filled in for you: the parents, their relationship and other children, addresses, the place of birth, descent and ethnic groups. You check it, and answer what is about this child alone.",
  kept: "Only for this, those answers are kept, encrypted, until your children are all registered or this page expires.",
  later: "You can go on now. Or come back when you are ready: the code below opens this page again.",
  button: "Register the next child: {{order}}",
  others: "Registered together with",
  form: "Filled in from the registration of your other child ({{registered}}): the parents, their relationship and other children, the place of birth, descent and ethnic groups. Please check it all. What you change here does not change the other registration. “{{review}}” leads past the pages that are filled in.",
  begin: "Begin that form with what your children share",
  registrar: "What the registrar is also told",
  another: {
    title: "Another form is begun already",
    body: "There is another half-filled birth registration, last changed on {{moment}}. It is not overwritten. Go on with it, or delete it there, and register this child afterwards: the code on your receipt opens the receipt again.",
    goOn: "Go on with that form",
  },
} as const;
